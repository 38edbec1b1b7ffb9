import { href } from 'react-router'
import { compareLimit } from '#domain/defaults.ts'
import { errorRow } from '#domain/errors.ts'
import { compareWords } from '#domain/flights/compare.ts'
import { slicesOf } from '#domain/flights/journey.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { keepError } from '../../../kit/keep-error.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { UnreadNotice } from '../../../results/unread-notice.tsx'
import { LaterScript } from '../../../site/later-script.tsx'
import { ToastScript } from '../../../site/toasts.tsx'
import { flightView } from '../../flights/results/flight-view.ts'
import { offersAddress } from '../../flights/results/offers-address.ts'
import { ResultsSkeleton } from '../../flights/results/results-skeleton.tsx'
import { searchOf } from '../../flights/search/search-draft.ts'
import button from './buttons.module.css'
import css from './compare-bar.module.css'
import { FoundFlights } from './found-flights.tsx'
import { GoneState, NoFlightsState } from './gone-state.tsx'
import { flightProgress, Progress } from './progress.tsx'
import type { ReadResults } from './read-results.ts'
import script from './results-script.js?url'
import type { ShopResults } from './shop-results-frame.ts'
import { ShopScreen } from './shop-screen.tsx'
import { viewAddress } from './shop-view.ts'
import { Summary } from './summary.tsx'

/** What was searched for and what was found, or why nothing is here. */
export function ShopResultsPage({ refused, ...read }: ReadResults & Pick<ShopResults, 'refused'>) {
  const numbers = useNumbers()
  const { around, searchId, snapshot, draft, rates, view, unread, query } = read
  const asked = new URLSearchParams(query)
  const base = snapshot && offersAddress(searchId, snapshot.search)
  // The address of the results says what could not be read too, so that they say it when they are loaded again.
  const address = base && (unread.length > 0 ? `${base}${flightView.written(asked)}` : viewAddress(base, view))
  // A search that has just begun moves there (results-script.js).
  const stands = address && keepError(address, asked)
  return (
    <ShopScreen around={around} product="flight">
      <Summary draft={draft} rates={rates} currency={around.currency.currency} address={address} />
      <UnreadNotice problems={unread} />
      {snapshot && stands && <Progress snapshot={snapshot} address={stands} words={flightProgress(snapshot, numbers)} />}
      <div data-part="results">
        <Found {...read} refused={refused} />
      </div>
      {/* Read out when the list changes in place. */}
      <p role="status" className="visually-hidden" data-said />
      <CompareBar />
      <LaterScript src={script} />
    </ShopScreen>
  )
}

function Found({ snapshot, checked, draft, today, now, ...of }: ReadResults & Pick<ShopResults, 'refused'>) {
  const again = 'search' in checked ? `${href('/order/new/flight/newoffers')}?${searchToParams(checked.search)}` : null
  const orChange = again ?? `${href('/order/new/newFlight')}?${searchToParams(searchOf(draft))}`
  if (!snapshot) return <GoneState again={orChange} title="These results have expired" />
  if (snapshot.offers.length > 0)
    return <FoundFlights {...of} snapshot={snapshot} again={again} isExpired={snapshot.expiresAt <= now} />
  if (!snapshot.finished) return <ResultsSkeleton ways={slicesOf(snapshot.search).length} />
  const { title, body } = errorRow('flight.all-suppliers-failed')
  if (snapshot.suppliers.every(({ status }) => status === 'failed'))
    return <GoneState again={orChange} title={title} text={body} />
  return <NoFlightsState draft={draft} today={today} />
}

/** The flights to compare, at the bottom of the window once there is one. The page's script fills it. */
function CompareBar() {
  return (
    <>
      <aside
        className={css.tray}
        aria-label="Flights to compare"
        data-tray
        data-most={compareLimit}
        data-full={compareWords.full}
        data-other-legs={compareWords.restarted}
        hidden
      >
        <p>
          <strong data-count />
        </p>
        <button type="button" className={button.secondary} data-clear>
          Clear
        </button>
        <a className={button.primary} href="/flight/compare" hidden>
          Compare
        </a>
      </aside>
      <button type="button" className={`${button.primary} ${css.fresh}`} data-fresh hidden>
        More flights were found: show them
      </button>
      <ToastScript />
    </>
  )
}
