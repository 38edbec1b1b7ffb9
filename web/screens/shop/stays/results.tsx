import { IconPencil } from '@tabler/icons-react'
import { redirect } from 'react-router'
import { errorRow } from '#domain/errors.ts'
import { sells } from '#domain/site/sells.ts'
import { stayToParams } from '#domain/stays/search-params.ts'
import { SEARCH_RADIUS_KM } from '#domain/stays/search-rules.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { keepError } from '../../../kit/keep-error.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { withError } from '../../../kit/open-error.ts'
import { dialogOfProduct } from '../../../products/dialog-of-product.ts'
import { staySearchAddress, staysAddress } from '../../../products/stay/stay-address.ts'
import { stays } from '../../../products/stay/stay-words.ts'
import { UnreadNotice } from '../../../results/unread-notice.tsx'
import { sessionContext } from '../../../session.ts'
import { sellsNot } from '../../../site/shop/sells-not.ts'
import { shopIcon } from '../../../site/shop/shop-icon.ts'
import { readUnsent, unsent } from '../../../unsent.ts'
import { plainAddress, plainParam, readPlainView } from '../../stays/results/plain-stays.ts'
import { readSnapshot, readStays, refusedStay } from '../../stays/results/read-stays.ts'
import { unreadOfStays } from '../../stays/results/stay-parts.ts'
import { StayTitle } from '../../stays/results/stay-title.tsx'
import { stayView } from '../../stays/results/stay-view.ts'
import { GoneState } from '../flights/gone-state.tsx'
import { Progress } from '../flights/progress.tsx'
import { readShop } from '../flights/read-shop.ts'
import { ShopScreen } from '../flights/shop-screen.tsx'
import summary from '../flights/summary.module.css'
import { ExpiredNote } from '../results/expired-note.tsx'
import { startSearch } from '../results/start-search.ts'
import type { Route } from './+types/results'
import { FoundStays } from './found-stays.tsx'

/** Plain HTML for browsers without scripts: the interactive page at the same address sends them here. */
export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [{ title: 'Accommodation' }]
  const { around, search } = readUnsent(loaderData)
  const { agency, site } = around.shop
  const isSold = sells(site.settings, 'stay')
  return [
    { title: isSold ? `Accommodation in ${search.destination.name} - ${agency.name}` : sellsNot(agency.name, 'stay') },
    { name: 'robots', content: 'noindex' },
    { tagName: 'link', rel: 'icon', ...shopIcon({ settings: site.settings, name: agency.name }) },
  ]
}

/** How long the page waits for suppliers before it shows what there is and asks to be read again, in milliseconds. */
const DEADLINE = 8_000

/** Starts the search where the address names none, and waits for what it finds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const around = await readShop(request, context)
  const api = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const {
    searchId: known,
    snapshot: kept,
    search,
  } = await readStays(api, { request, regional: context.get(sessionContext).regional })
  const more = {
    around: { ...around, path: '/hotels' },
    search,
    view: readPlainView(params),
    query: `${params}`,
    now: new Date().toISOString(),
  }
  if (known) return unsent({ ...more, searchId: known, snapshot: kept, refusal: null })
  try {
    const { searchId, finished } = await startSearch(await api.stays.search(search))
    await Promise.race([finished, new Promise((resolve) => setTimeout(resolve, DEADLINE).unref())])
    return unsent({ ...more, searchId, snapshot: await readSnapshot(api, searchId), refusal: null })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const dialog = dialogOfProduct('stay', error.data)
    params.delete(plainParam)
    const form = refusedStay(params)
    if (error.init.status < 500) throw redirect(dialog ? withError(form, dialog) : form)
    return unsent({ ...more, searchId: '', snapshot: null, refusal: error.data })
  }
}

export default function PlainStays({ loaderData }: Route.ComponentProps) {
  const numbers = useNumbers()
  const { around, search, searchId, snapshot, view, query, now, refusal } = readUnsent(loaderData)
  const written = new URLSearchParams(query)
  const unread = unreadOfStays(written)
  const base = staysAddress(searchId, search)
  const address = unread.length > 0 ? `${base}&${plainParam}=1${stayView.written(written)}` : plainAddress(base, view)
  const again = `${staySearchAddress(search)}&${plainParam}=1`
  const { title, body } = refusal ?? errorRow('stay.all-suppliers-failed')
  const isFailed = refusal !== null || snapshot?.suppliers.every(({ status }) => status === 'failed')
  const isEmpty = snapshot?.stays.length === 0
  const isExpired = snapshot !== null && snapshot.expiresAt <= now
  const found = snapshot ? stays(snapshot.stays.length, numbers) : ''
  return (
    <ShopScreen around={around} product="stay">
      <div className={summary.summary}>
        <StayTitle search={search} />
        <div className={summary.tools}>
          <a className="plain-button" href={`/accommodation/new?${stayToParams(search)}`}>
            <IconPencil size={16} stroke={1.5} aria-hidden="true" />
            Edit <span className="visually-hidden">search</span>
          </a>
        </div>
      </div>
      <UnreadNotice problems={unread} />
      {snapshot && (
        <Progress
          snapshot={snapshot}
          address={keepError(address, written)}
          words={snapshot.finished ? found : `Searching: ${found} so far, more are on their way`}
        />
      )}
      {isExpired && <ExpiredNote again={again} />}
      {!snapshot && !refusal && <GoneState again={again} title="These results have expired" />}
      {snapshot && !isEmpty && <FoundStays around={around} searchId={searchId} snapshot={snapshot} view={view} />}
      {isFailed && (isEmpty || refusal) && <GoneState again={again} title={title} text={body} />}
      {isEmpty && !isFailed && snapshot.finished && (
        <GoneState
          again={`${staySearchAddress({ ...search, radiusKm: SEARCH_RADIUS_KM })}&${plainParam}=1`}
          title="No accommodation for this search"
          text={`Nobody sells a room there for these nights and guests. Search within ${SEARCH_RADIUS_KM} km, or change the search.`}
        />
      )}
    </ShopScreen>
  )
}
