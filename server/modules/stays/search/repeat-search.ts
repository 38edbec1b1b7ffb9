import type { StayEvent } from '#contract/stays.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Viewer } from '../../pricing/viewer.ts'
import { searching } from '../../search/ask-suppliers.ts'
import { tellSuppliers } from '../../search/tell-suppliers.ts'
import { type StayRecord, toResult } from './keep-results.ts'

/** The events of a search that was made a moment ago, from what it found: nobody is asked again. */
export async function* repeatSearch({ system }: Ctx, record: StayRecord, viewer: Viewer): AsyncGenerator<StayEvent, void> {
  const { searchId, currency, suppliers, expiresAt, stays } = record
  const before = suppliers.map(searching)
  const tell = tellSuppliers(before, viewer)
  yield { type: 'started', searchId, currency, suppliers: tell.list(before), expiresAt }
  yield { type: 'stays', stays: stays.map((stay) => toResult(system, stay, { ...viewer, currency })), gone: [] }
  for (const one of suppliers) {
    const progress = tell.report(one)
    if (progress) yield { type: 'supplier', progress }
  }
  yield { type: 'finished', stays: stays.length, milliseconds: 0 }
}
