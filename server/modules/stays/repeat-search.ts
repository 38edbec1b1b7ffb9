import type { StayEvent } from '#contract/stays.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { searching } from '../search/ask-suppliers.ts'
import { tellSuppliers } from '../search/tell-suppliers.ts'
import { type StayRecord, toResult } from './keep-results.ts'

/** The events of a search that was made a moment ago, from what it found: nobody is asked again. */
export async function* repeatSearch(record: StayRecord, viewer: Viewer): AsyncGenerator<StayEvent, void> {
  const { searchId, currency, suppliers, expiresAt, stays } = record
  const tell = tellSuppliers(suppliers, viewer)
  const before = suppliers.map((progress) => searching(tell.progress(progress)))
  yield { type: 'started', searchId, currency, suppliers: before, expiresAt }
  yield { type: 'stays', stays: stays.map((stay) => toResult(stay, viewer)), gone: [] }
  for (const progress of suppliers) yield { type: 'supplier', progress: tell.progress(progress) }
  yield { type: 'finished', stays: stays.length, milliseconds: 0 }
}
