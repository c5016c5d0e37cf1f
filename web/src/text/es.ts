import shared from '@words/text/es.ftl?raw'
import own from './es.ftl?raw'

export default [shared, own]
