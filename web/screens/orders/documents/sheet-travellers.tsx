import type { FlightOrder } from '#contract/products/flight.ts'
import { extraLines, sharedExtraLines } from '#domain/flights/extra-words.ts'
import { fullName, typeWords } from '../../../order/person-words.ts'
import { pieces } from '../../../products/flight/fare-words.ts'
import css from './export.module.css'

/** The travellers, with tickets, bags and seats, for the printed sheet. */
export function SheetTravellers({ order }: { order: Pick<FlightOrder, 'people' | 'itinerary' | 'extras'> }) {
  const { people, itinerary } = order
  const shared = sharedExtraLines(order)
  const title = people.length === 1 ? 'Traveller' : 'Travellers'
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard */}
      <div className={css.scroll} role="region" aria-label={title} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Ticket number</th>
              <th scope="col">Checked bags</th>
              <th scope="col">Cabin bags</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => {
              const bags = itinerary.passengers.find((one) => one.type === person.type)?.baggage
              return (
                <tr key={person.id}>
                  <td>
                    {fullName(person)} <small>{typeWords[person.type]}</small>
                    {extraLines(order, person.passengerId).map((line) => (
                      <small key={line}>{line}</small>
                    ))}
                    {person.loyalty && (
                      <small>
                        Frequent flyer {person.loyalty.airline} {person.loyalty.number}
                      </small>
                    )}
                  </td>
                  <td className={css.ticket}>{person.ticketNumber ?? 'Not issued'}</td>
                  <td>{pieces(bags?.checked ?? null)}</td>
                  <td>{pieces(bags?.cabin ?? null)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {shared.length > 0 && <p className={css.shared}>For everybody: {shared.join(', ')}</p>}
    </section>
  )
}
