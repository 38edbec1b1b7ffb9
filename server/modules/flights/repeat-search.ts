import type { SearchEvent } from '#contract/flights.ts'
import type { Viewer } from '../pricing/viewer.ts'
import { searching } from '../search/ask-suppliers.ts'
import { tellSuppliers } from '../search/tell-suppliers.ts'
import { listed, type SearchRecord } from './keep-results.ts'
import { toPricedOffer } from './to-priced-offer.ts'

/** The events of a search that was made a moment ago, from what it found: nobody is asked again. */
export async function* repeatSearch(record: SearchRecord, viewer: Viewer): AsyncGenerator<SearchEvent, void> {
  const { searchId, suppliers, expiresAt } = record
  const found = listed(record)
  const before = suppliers.map(searching)
  const tell = tellSuppliers(before, viewer)
  yield { type: 'started', searchId, suppliers: tell.list(before), expiresAt }
  for (const progress of suppliers) {
    const offers = found
      .filter(({ offer }) => offer.supplier === progress.id)
      .map(({ offer, waterfall }) => toPricedOffer(offer, waterfall, viewer))
    if (offers.length > 0) yield { type: 'offers', supplier: tell.id(progress.id), offers }
    const report = tell.report(progress)
    if (report) yield { type: 'supplier', progress: report }
  }
  yield { type: 'finished', offers: found.length, milliseconds: 0 }
}
