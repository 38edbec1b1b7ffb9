import type { SoldAncillaries } from '#contract/flights.ts'
import type { FlightSlice } from '#domain/flights/offer.ts'
import { DetailSection } from '../../../../kit/detail-section.tsx'
import { Stepper } from '../../../../kit/form/stepper.tsx'
import { Money } from '../../../../kit/money.tsx'
import { endsOf } from '../../../../products/flight/slice-words.ts'
import css from './bags.module.css'
import type { PartyMember } from './party.ts'
import type { Choices } from './use-choices.ts'

type Service = SoldAncillaries['services'][number]
type Props = { services: Service[]; slices: FlightSlice[]; party: PartyMember[]; choices: Choices }

/** The slices of a service, in words: `Lagos to London`. */
function waysOf({ segmentIds }: Service, slices: readonly FlightSlice[]): string {
  const covered = slices.filter(({ segments }) => segments.some(({ id }) => segmentIds.includes(id)))
  return covered.map((slice) => `${endsOf(slice).fromCity} to ${endsOf(slice).toCity}`).join(', ')
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

/** What the fare includes, in words; unknown values are not guessed. */
export function includedWords({ checked, cabin }: PartyMember['baggage']): string {
  if (checked === null && cabin === null) return 'Included bags: not stated by the airline'
  const parts = [
    checked === null ? 'checked bags not stated by the airline' : counted(checked, 'checked bag'),
    cabin === null ? 'cabin bags not stated by the airline' : counted(cabin, 'cabin bag'),
  ]
  return `Included: ${parts.join(', ')}`
}

/** Bags, and meals if they are sold, by traveller and slice: first what the fare includes, then what can be added. */
export function Bags({ services, slices, party, choices }: Props) {
  const ways = [...Map.groupBy(services, (service) => waysOf(service, slices))]
  const hasMeals = services.some(({ kind }) => kind === 'meal')
  return (
    <DetailSection title={hasMeals ? 'Bags and meals' : 'Bags'}>
      <ul className={css.people}>
        {party.map((member) => (
          <li key={member.id} className={css.person}>
            <p className={css.name}>{member.name}</p>
            <p className={css.facts}>{includedWords(member.baggage)}</p>
            {ways.map(([way, ones]) =>
              ones
                .filter(({ passengerIds }) => passengerIds.includes(member.id))
                .map((service) => <BagRow key={service.id} service={service} way={way} member={member} choices={choices} />),
            )}
          </li>
        ))}
      </ul>
      {services.length === 0 && <p className={css.none}>The airline sells no more bags with this fare.</p>}
    </DetailSection>
  )
}

type RowProps = { service: Service; way: string; member: PartyMember; choices: Choices }

function BagRow({ service, way, member, choices }: RowProps) {
  const { id, title, details, price, most } = service
  const what = `${title} for ${member.name}, ${way}`
  return (
    <div className={css.row}>
      <div className={css.words}>
        <p className={css.way}>{way}</p>
        <p className={css.facts}>
          {title} · <Money {...price} /> each, {most} at most
        </p>
        {details && <p className={css.facts}>{details}</p>}
      </div>
      <Stepper
        label={what}
        fewer={`Fewer: ${what}`}
        more={`More: ${what}`}
        value={choices.quantityOf(id)}
        most={most}
        onChange={(quantity) => choices.setQuantity(service, quantity)}
      />
    </div>
  )
}
