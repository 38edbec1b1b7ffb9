import type { MetaDescriptor } from 'react-router'
import { dayAt } from '#domain/dates.ts'
import { MapPlace } from '../../../map/plain/map-place.tsx'
import button from '../../../results/shop/buttons.module.css'
import { OfferPage, type OfferGiven, offerHead } from '../../../results/shop/offer-page.tsx'
import { type EachView, eachButtonWords } from '../../../screens/stays/hotel/each-room/each-view.ts'
import { hotelPath, searchAgainOf, soldOutOf } from '../../../screens/stays/hotel/hotel-address.ts'
import { hotelFact } from '../../../screens/stays/hotel/hotel-fact.ts'
import { Property } from '../../../screens/stays/hotel/property.tsx'
import type { readHotel } from '../../../screens/stays/hotel/read-hotel.ts'
import { Reviews } from '../../../screens/stays/hotel/reviews.tsx'
import { ratesForm } from '../../../screens/stays/hotel/room-table.tsx'
import { searchIn } from '../../../screens/stays/hotel/search-in.ts'
import { propertySpot } from '../property-spot.ts'
import { stayFace } from './face.tsx'
import { PlainHotelForm } from './search/hotel-form.tsx'
// oxlint-disable-next-line import/default -- Vite bundles the script by itself and gives out its address
import script from './property-script.ts?worker&url'

type Given = OfferGiven<Extract<Awaited<ReturnType<typeof readHotel>>, { state: 'found' }>>

export const propertyHead = (given: Given | undefined): MetaDescriptor[] =>
  offerHead(given, {
    product: 'stay',
    title: 'Accommodation',
    headOf({ detail: { property } }, origin) {
      const { name, address, description, photos } = property
      return { name, city: address.city, text: description, photo: photos[0], fact: hotelFact(property, origin) }
    },
  })

/** Chooses a rate for the room of the step, or books all rooms. */
const EachButton = ({ view, isExpired }: { view: EachView; isExpired: boolean }) => (
  <button type="submit" form={ratesForm} className={button.primary} disabled={isExpired}>
    {eachButtonWords(view)}
  </button>
)

type Props = {
  given: Given
  /** The rate whose booking was refused. */
  refused: object | null
}

/** A property on a storefront, as plain HTML: rooms, rates, their selection and other dates work without scripts. */
export const PropertyPage = ({ given, refused }: Props) => (
  <OfferPage
    given={given}
    product="stay"
    page={stayFace.page}
    path={hotelPath}
    form={ratesForm}
    script={script}
    searchAgainOf={searchAgainOf}
    soldOutOf={soldOutOf}
    otherDays={(params, today) => {
      const search = searchIn(params)
      return search && <PlainHotelForm search={search} today={today} query={`${params}`} />
    }}
  >
    {({ found: { detail, view, known, now }, around, query }, parts) => (
      <Property
        {...parts}
        {...(view && { button: <EachButton view={view} isExpired={parts.isExpired} /> })}
        detail={detail}
        view={view}
        waysToPay={around.waysToPay}
        now={now}
        outcome={refused}
        form={
          <PlainHotelForm
            search={view?.search ?? detail.search}
            today={dayAt(new Date(now), detail.property.zone)}
            query={query}
          />
        }
        map={<MapPlace {...propertySpot(detail.property)} />}
        reviews={<Reviews property={detail.property} reviews={known} />}
      />
    )}
  </OfferPage>
)
