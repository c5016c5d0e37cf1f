import shared from '@words/text/en.ftl?raw'
import own from './en.ftl?raw'

export default [shared, own]
