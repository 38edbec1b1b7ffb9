import type { ShopCity, ShopSite } from '#contract/shop.ts'
import { daysBetween, formatDate } from '#domain/dates.ts'
import type { Money } from '#domain/money/money.ts'
import { newBlock } from '#domain/site/blocks.ts'
import { Action } from '../blocks/action.tsx'
import { Hero } from '../blocks/hero.tsx'
import { Section } from '../blocks/section.tsx'
import { useNumbers } from '../kit/numbers.ts'
import { shopAccountLinks } from './account-links.ts'
import css from './city-page.module.css'
import { ShopFrame } from './frame.tsx'
import { type ShopFacts, searchLink, staysLink } from './shop/shop-facts.ts'

type Props = { shop: ShopSite; city: ShopCity; facts: ShopFacts }

/** The page of a city: its search, the lowest cached fares by day, cached room prices, and the other cities. */
export function CityPage({ shop, city, facts }: Props) {
  const { name, country, from, image, others } = city
  const hero = newBlock('hero', 'city', {
    title: `Flights to ${name}`,
    content: {
      description: `From ${from.name} to ${name}, ${country}: compare airlines, bags and rules, and book online.`,
      image,
      withSearch: true,
    },
  })
  return (
    <ShopFrame shop={shop} path={city.path} year={facts.today.slice(0, 4)} accountLinks={shopAccountLinks}>
      {hero.kind === 'hero' && <Hero block={hero} facts={facts} isFirst />}
      <Fares city={city} facts={facts} />
      {facts.staySearchPath && <Rooms city={city} facts={facts} />}
      {others.length > 0 && (
        <Section block={{ id: 'others', kind: 'destinations', title: 'Other destinations', layout: 'grid' }}>
          <ul className={css.others}>
            {others.map((other) => (
              <li key={other.path}>
                <a href={other.path}>{other.name}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </ShopFrame>
  )
}

/** The page's script converts it to the visitor's currency. */
function Amount({ value }: { value: Money }) {
  const numbers = useNumbers()
  return (
    <strong className={css.amount} data-minor={value.amount} data-currency={value.currency}>
      {numbers.money(value)}
    </strong>
  )
}

function Fares({ city: { name, from, code, fares }, facts }: Pick<Props, 'city' | 'facts'>) {
  const usual = searchLink(facts, { from: from.code, to: code })
  const intro =
    fares.length > 0
      ? 'For one adult, round trip in economy class, with the cheapest payment method. These are prices of recent searches; search for today’s price.'
      : 'There were no recent searches for this route. Search for today’s price.'
  return (
    <Section
      block={{ id: 'fares', kind: 'flightDeals', title: `Lowest fares from ${from.name} to ${name}`, layout: 'table' }}
      intro={intro}
    >
      {fares.length > 0 && (
        <ul className={css.fares}>
          {fares.map(({ depart, return: back, total, foundOn }) => (
            <li key={`${depart} ${back}`}>
              <a href={fareLink(facts, { from: from.code, to: code, depart, back })} className={css.days}>
                {formatDate(depart)} – {formatDate(back)}
              </a>
              <span className={css.note}>
                {daysBetween(depart, back)} nights, found {formatDate(foundOn)}
              </span>
              <Amount value={total} />
            </li>
          ))}
        </ul>
      )}
      {usual && (
        <p className={css.action}>
          <Action to={usual} isQuiet>
            Search flights to {name}
          </Action>
        </p>
      )}
    </Section>
  )
}

/** The search for the dates of a fare. */
function fareLink(
  facts: ShopFacts,
  { from, to, depart, back }: { from: string; to: string; depart: string; back: string },
): string {
  const search = new URLSearchParams({ trip: 'round-trip', from, to, depart, return: back, adults: '1', cabin: 'economy' })
  return `${facts.searchPath}?${search}`
}

function Rooms({ city: { name, stay }, facts }: Pick<Props, 'city' | 'facts'>) {
  const link = staysLink(facts, name)
  if (!link) return null
  return (
    <Section block={{ id: 'rooms', kind: 'hotelDeals', title: `Where to stay in ${name}`, layout: 'cards' }} tone="raised">
      {stay && (
        <p className={css.room}>
          Rooms for two from <Amount value={stay.perNight} /> a night, {formatDate(stay.checkIn)} to {formatDate(stay.checkOut)}.
        </p>
      )}
      <Action to={link} isQuiet>
        See rooms in {name}
      </Action>
    </Section>
  )
}
