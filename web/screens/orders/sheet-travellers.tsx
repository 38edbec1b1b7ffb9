import type { OrderDetail } from '#contract/orders.ts'
import type { FlightItineraryOffer } from '#domain/flights/offer.ts'
import { pieces } from '../../products/flight/fare-words.ts'
import css from './export.module.css'
import { fullName, typeWords } from './person-words.ts'

/** Who travels, with tickets and bags, as the sheet prints it. */
export function SheetTravellers({ people, itinerary }: { people: OrderDetail['people']; itinerary: FlightItineraryOffer }) {
  return (
    <section className={css.part}>
      <h2 className={css.heading}>{people.length === 1 ? 'Traveller' : 'Travellers'}</h2>
      <div className={css.scroll}>
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
                  </td>
                  <td>{person.ticketNumber ?? 'Not issued'}</td>
                  <td>{pieces(bags?.checked ?? null)}</td>
                  <td>{pieces(bags?.cabin ?? null)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}
