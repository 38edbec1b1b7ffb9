import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import css from './shared.module.css'

interface Props {
  quote: SharedQuote
  /** The address of the page for a party; null for everyone. */
  addressOf: (partyId: string | null) => string
}

/** Whose itinerary the page shows: everyone’s, a group’s or a traveller’s. Plain links, so that the address carries the choice. */
export function Parties({ quote: { parties, itinerary }, addressOf }: Props) {
  if (parties.length === 0) return null
  const shown = itinerary?.party.id ?? null
  return (
    <nav className={css.parties} aria-label="Itinerary of">
      <a href={addressOf(null)} className={css.party} aria-current={shown === null ? 'page' : undefined}>
        Everyone
      </a>
      {parties.map(({ id, name }) => (
        <a key={id} href={addressOf(id)} className={css.party} aria-current={shown === id ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}
