/** Records of matches: to keep, and to bring along. */

import { api } from '../lib/api'
import { me } from '../lib/me.svelte'
import { Refused } from '../lib/refused'
import { route } from '../lib/route.svelte'
import { say } from '../lib/words.svelte'
import { keepInvite } from '../shell/invite'
import { download } from './download'

/** The server takes no more. */
const LARGEST = 256 * 1024

export async function downloadRecord(game: string, id: string, invite: string): Promise<void> {
  download(`${game}-${id.slice(0, 8)}.txt`, await api.record(id, invite), 'text/plain')
}

/** Opens a record of this computer as a match to look at. */
export async function openRecord(file: Blob): Promise<void> {
  if (file.size > LARGEST) throw new Refused('too-large', say('web-record-large'))
  const text = await file.text()
  await me.ensure()
  const { status, invite } = await api.importRecord(text)
  keepInvite(status.table, invite)
  route.go(`/replay/${status.table}`)
}
