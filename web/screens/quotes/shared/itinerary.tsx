import { data } from 'react-router'
import type { SharedItinerary } from '#contract/quotes/quote-itinerary.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { ClosedShop } from '../../../site/content-page.tsx'
import { linkHead } from '../../../site/link-head.ts'
import { readUnsent, unsent } from '../../../unsent.ts'
import type { Route } from './+types/itinerary'
import { ItineraryDays } from './itinerary-days.tsx'
import css from './shared.module.css'
import { SharedFrame } from './shared-frame.tsx'

/** Plain HTML, so that it opens fast on a phone and works without scripts. */
export const handle = { isStatic: true }

/** What one traveller or group of a quote travels, by the secret of a private link. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  try {
    return data(unsent({ ...(await context.get(apiContext).sharedItineraries.read({ token })), token }))
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.init.status >= 500) throw error
    const { title, body } = error.data
    return data(unsent({ itinerary: null, title, body }), { status: 404 })
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const given = loaderData && readUnsent(loaderData)
  if (!given?.itinerary) return [{ title: 'Itinerary' }, { name: 'robots', content: 'noindex' }]
  const { itinerary, settings } = given
  const agency = itinerary.agency.name
  const description = `Itinerary of ${itinerary.party.name} from ${agency}, day by day.`
  return linkHead({ title: itinerary.title, description, agency, settings })
}

const words: Record<SharedItinerary['state'], string> = {
  open: 'This is an offer: nothing is booked yet. The person who asked for it answers for all travellers.',
  accepted: 'This offer was accepted.',
  ended: 'This offer is not valid now. Ask us for the current one.',
}

export default function Itinerary({ loaderData }: Route.ComponentProps) {
  const given = readUnsent(loaderData)
  if (!given.itinerary) return <ClosedShop title={given.title} text={given.body} />
  const { itinerary, settings, token } = given
  const { agency, title, number, party, state, options, terms } = itinerary
  return (
    <SharedFrame agency={agency} settings={settings} pdf={`/api/shop/quote-itineraries/${token}/pdf`}>
      <p className={css.quiet}>
        Itinerary of {party.name}, quote {number}
      </p>
      <h1>{title}</h1>
      <p className={css.notice}>{words[state]}</p>
      <ItineraryDays options={options} />
      {terms && (
        <section>
          <h2>Conditions</h2>
          <p className={css.words}>{terms}</p>
        </section>
      )}
    </SharedFrame>
  )
}
