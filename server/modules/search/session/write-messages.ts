import type { SupplierProgress } from '#contract/search-progress.ts'
import type { SearchMessage } from '../../../search-threads/search-runner.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import { searching } from './ask-suppliers.ts'
import { eventOf } from './event-text.ts'
import { nameSuppliers } from './name-suppliers.ts'
import type { Entry, SearchGatherer, SearchTools, SessionInput } from './search-gatherer.ts'

const encoder = new TextEncoder()

interface Written extends SessionInput {
  viewer: Viewer
  suppliers: readonly { id: string; title: string }[]
}

/** Serialises what happens in a search as a line of its log and as its viewer's event. The part that both share is serialised once. */
export function createWriter<Common extends object, Stored>(
  gatherer: Pick<SearchGatherer<never, never, never, never, Common, Stored>, 'view'>,
  { cipher }: SearchTools,
  { searchId, search, expiresAt, pricing: { currency }, viewer, suppliers }: Written,
) {
  const view = gatherer.view({ cipher, currency, viewer })
  const asked = suppliers.map(searching)
  const teller = nameSuppliers(asked, viewer)
  return {
    started() {
      const started = { type: 'started', searchId, currency, expiresAt }
      return written({ ...started, search, suppliers: asked }, { ...started, suppliers: teller.list(asked) })
    },
    found({ upserts, gone }: { upserts: [id: string, entry: Entry<Common, Stored>][]; gone: string[] }) {
      const lines: string[] = []
      const items: string[] = []
      for (const [id, { common, stored }] of upserts) {
        const text = JSON.stringify(common)
        lines.push(`[${JSON.stringify(id)},{"common":${text},"stored":${JSON.stringify(stored)}}]`)
        items.push(joined(text, JSON.stringify(view(stored))))
      }
      const rest = `"gone":${JSON.stringify(gone)}}`
      return messageOf(
        `{"type":"found","upserts":[${lines.join()}],${rest}`,
        eventOf(`{"type":"found","upserts":[${items.join()}],${rest}`),
      )
    },
    progress(progress: SupplierProgress) {
      const shown = teller.report(progress)
      return written({ type: 'supplier', progress }, shown && { type: 'supplier', progress: shown })
    },
  }
}

/** JSON of one object with the fields of both; neither is empty. */
const joined = (a: string, b: string): string => `${a.slice(0, -1)},${b.slice(1)}`

const written = (line: object, event: object | null): SearchMessage =>
  messageOf(JSON.stringify(line), event && eventOf(JSON.stringify(event)))

const messageOf = (line: string, event: string | null): SearchMessage => ({
  type: 'written',
  line: encoder.encode(line),
  event: event === null ? null : encoder.encode(event),
})
