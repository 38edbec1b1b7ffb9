import { redirect } from 'react-router'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { withError } from '../../../kit/open-error.ts'
import { dialogOfProduct } from '../../../products/dialog-of-product.ts'
import { datesDialog } from '../../../search/dates-dialog.ts'
import { readUnsent, unsent } from '../../../unsent.ts'
import { readDraft, refusedAddress, usualOf } from '../../flights/search/read-draft.ts'
import { checkDraft } from '../../flights/search/search-draft.ts'
import { startSearch } from '../results/start-search.ts'
import type { Route } from './+types/new-offers'
import button from './buttons.module.css'
import notes from './notes.module.css'
import { readResults } from './read-results.ts'
import { readShop } from './read-shop.ts'
import { resultsHead } from './results-head.ts'
import { ShopResultsPage } from './results-page.tsx'
import { ShopScreen } from './shop-screen.tsx'

export const handle = { isStatic: true }

export const meta: Route.MetaFunction = ({ loaderData }) => resultsHead(loaderData && readUnsent(loaderData))

/** Starts the search and shows its results, which come as airlines answer: to lead there first would cost a phone a whole round. What cannot be searched goes back to its form, which says why. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const around = await readShop(request, context)
  const api = context.get(apiContext)
  const params = new URL(request.url).searchParams
  const { draft, unread, today } = await readDraft(api, params, usualOf(request, context))
  const checked = checkDraft(draft, today)
  const form = refusedAddress(params)
  if (!('search' in checked) || Object.keys(unread).length > 0) {
    const dialog = 'dates' in checked && checked.dates && datesDialog(checked.dates, { start: draft.depart, end: draft.return })
    throw redirect(dialog ? withError(form, dialog) : form)
  }
  try {
    const { searchId } = await startSearch(await api.flights.search(checked.search))
    return unsent({ ...(await readResults(request, context, { around, searchId })), refusal: null })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    const dialog = dialogOfProduct('flight', error.data)
    if (dialog && error.init.status < 500) throw redirect(withError(form, dialog))
    return unsent({ around, draft, refusal: { ...error.data, form, again: `?${params}` } })
  }
}

export default function ShopNewOffers({ loaderData }: Route.ComponentProps) {
  const given = readUnsent(loaderData)
  if (given.refusal === null) return <ShopResultsPage {...given} refused={null} />
  const { title, body, form, again } = given.refusal
  return (
    <ShopScreen around={given.around} product="flight">
      <div className={notes.state}>
        <h1>{title}</h1>
        <p>{body}</p>
        <p className={notes.doors}>
          <a className={button.primary} href={again}>
            Search again
          </a>
          <a className={button.secondary} href={form}>
            Change the search
          </a>
        </p>
      </div>
    </ShopScreen>
  )
}
