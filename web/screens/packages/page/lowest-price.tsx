import type { OfferedPackage } from '#contract/packages/offered-packages.ts'
import { packagePartyWords } from '#domain/packages/package-party.ts'
import { Money } from '../../../kit/money.tsx'

/** The lowest price of the departures that are not sold out, with a link to them; nothing without one. */
export function LowestPrice({ offered: { departures, party } }: { offered: OfferedPackage }) {
  const [lowest] = departures
    .filter(({ left }) => left > 0)
    .map(({ price }) => price)
    .toSorted((a, b) => a.total.amount - b.total.amount)
  if (!lowest) return null
  return (
    <>
      <span>
        {lowest.isExact ? 'From' : 'About'}{' '}
        <strong>
          <Money {...lowest.total} />
        </strong>{' '}
        for {packagePartyWords(party)}
      </span>
      <a href="#book">See departures</a>
    </>
  )
}
