import type { MetaDescriptor } from 'react-router'
import { dayAt } from '#domain/dates.ts'
import { sells } from '#domain/site/sells.ts'
import { errorParameters } from '#domain/error-payload.ts'
import button from '../../../results/shop/buttons.module.css'
import { CurrencyForm } from '../../../results/shop/currency-form.tsx'
import type { ShopAround } from '../../../results/shop/read-around.ts'
import { ShopScreen } from '../../../results/shop/screen.tsx'
import { ButtonLink, Expired, Gone, State } from '../../../results/shop/states.tsx'
import { guestsOf, hotelPath, resultsOf, searchAgainOf } from '../../../screens/stays/hotel/hotel-address.ts'
import { hotelFact } from '../../../screens/stays/hotel/hotel-fact.ts'
import { Property } from '../../../screens/stays/hotel/property.tsx'
import type { readHotel } from '../../../screens/stays/hotel/read-hotel.ts'
import { Reviews } from '../../../screens/stays/hotel/reviews.tsx'
import { ratesForm } from '../../../screens/stays/hotel/room-table.tsx'
import { publicHead, quietHead, unsoldHead } from '../../../site/head.ts'
import { LazyScript } from '../../../site/lazy-script.tsx'
import { productPath } from '../../../site/product-path.ts'
import { readUnsent, type Unsent } from '../../../unsent.ts'
import { propertySpot } from '../property-spot.ts'
import { stayFace } from './face.tsx'
import { MapPlace } from '../../../map/plain/map-place.tsx'
import { PlainHotelForm } from './search/hotel-form.tsx'
// oxlint-disable-next-line import/default -- Vite bundles the script by itself and gives out its address
import script from './property-script.ts?worker&url'

type Read = Awaited<ReturnType<typeof readHotel>>

interface PropertyOnPage {
  around: ShopAround
  rates: readonly { currency: string }[]
  read: Read
  /** From the page's address. */
  query: string
}

type Given = Unsent<PropertyOnPage>

/** The head of a property's page. Its canonical address is the content page of the product, because rates belong to one search. */
export function propertyHead(given: Given | undefined): MetaDescriptor[] {
  if (!given) return [{ title: 'Accommodation' }]
  const { around, read } = readUnsent(given)
  const { shop } = around
  if (!sells(shop.site.settings, 'stay')) return unsoldHead(shop, 'stay')
  if (read.state !== 'found') return quietHead(shop, 'Accommodation')
  const { name, address, description, photos } = read.detail.property
  const [photo] = photos
  return [
    ...publicHead(shop, {
      title: `${name}, ${address.city} - ${shop.agency.name}`,
      description: description?.slice(0, 160) || `${name} in ${address.city}, booked with ${shop.agency.name}.`,
      path: productPath(shop.site, 'stay'),
      picture: photo ? { address: `${shop.origin}${photo}?w=1280` } : undefined,
    }),
    { 'script:ld+json': hotelFact(read.detail.property, shop.origin) },
  ]
}

type Props = {
  given: Given
  /** The rate whose booking was refused. */
  refused: object | null
}

/** A property on a storefront, as plain HTML: rooms, rates, their selection and other dates work without scripts. */
export function PropertyPage({ given, refused }: Props) {
  const page = readUnsent(given)
  return (
    <ShopScreen around={page.around} product="stay" page={stayFace.page}>
      {page.read.state === 'found' ? (
        <FoundProperty page={page} read={page.read} refused={refused} />
      ) : (
        <NoProperty read={page.read} query={page.query} />
      )}
    </ShopScreen>
  )
}

type FoundProps = { page: PropertyOnPage; read: Extract<Read, { state: 'found' }>; refused: object | null }

function FoundProperty({ page: { around, rates, query }, read, refused }: FoundProps) {
  const { detail, known, now } = read
  const params = new URLSearchParams(query)
  const isExpired = detail.expiresAt <= now
  const here = new URLSearchParams(query)
  for (const name of errorParameters) here.delete(name)
  return (
    <>
      <Property
        detail={detail}
        waysToPay={around.waysToPay}
        now={now}
        isExpired={isExpired}
        outcome={refused}
        expired={
          <div data-expired={detail.expiresAt} hidden={!isExpired}>
            <Expired again={searchAgainOf(params)} />
          </div>
        }
        button={
          <button type="submit" form={ratesForm} className={button.primary} disabled={isExpired}>
            Book
          </button>
        }
        form={<PlainHotelForm search={detail.search} today={dayAt(new Date(now), detail.property.zone)} query={query} />}
        tools={<CurrencyForm rates={rates} currency={around.currency.currency} address={`${hotelPath}?${here}`} />}
        map={<MapPlace {...propertySpot(detail.property)} />}
        reviews={<Reviews property={detail.property} reviews={known} />}
      />
      <LazyScript src={script} />
    </>
  )
}

/** Why the property cannot be shown, and what to do. */
function NoProperty({ read, query }: { read: Exclude<Read, { state: 'found' }>; query: string }) {
  const params = new URLSearchParams(query)
  if (read.state === 'expired') return <Gone again={searchAgainOf(params)} />
  if (read.state === 'failed')
    return (
      <State
        isPage
        title={read.words.title}
        text={read.words.text}
        actions={<ButtonLink to={`${hotelPath}?${params}`}>Try again</ButtonLink>}
      />
    )
  return (
    <State
      isPage
      title="No room is left here on these days"
      text="The last ones were sold meanwhile. Nothing was booked and nothing was charged."
      actions={
        <>
          <ButtonLink to={guestsOf(params)}>Change the dates</ButtonLink>
          <ButtonLink to={resultsOf(params)} kind="secondary">
            Other accommodation
          </ButtonLink>
        </>
      }
    />
  )
}
