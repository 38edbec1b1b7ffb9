import type { MetaDescriptor } from 'react-router'
import { errorParameters } from '#domain/error-payload.ts'
import { sells } from '#domain/site/sells.ts'
import { MapPlace } from '../../../map/plain/map-place.tsx'
import button from '../../../results/shop/buttons.module.css'
import { CurrencyForm } from '../../../results/shop/currency-form.tsx'
import type { ShopAround } from '../../../results/shop/read-around.ts'
import { ShopScreen } from '../../../results/shop/screen.tsx'
import { ButtonLink, Expired, Gone, State } from '../../../results/shop/states.tsx'
import { tourSpot } from '../../../screens/tours/tour/meeting-place.tsx'
import type { readTour } from '../../../screens/tours/tour/read-tour.ts'
import { startsForm } from '../../../screens/tours/tour/start-ids.ts'
import { TourPage } from '../../../screens/tours/tour/tour-page.tsx'
import { changeOf, resultsOf, searchAgainOf, tourPagePath } from '../../../screens/tours/tour/tour-page-address.ts'
import { publicHead, quietHead, unsoldHead } from '../../../site/head.ts'
import { LazyScript } from '../../../site/lazy-script.tsx'
import { productPath } from '../../../site/product-path.ts'
import { readUnsent, type Unsent } from '../../../unsent.ts'
import { tourFace } from './face.tsx'
import { PlainPeopleForm } from './search/people-form.tsx'
import { tourFact } from './tour-fact.ts'
// oxlint-disable-next-line import/default -- Vite bundles the script by itself and gives out its address
import script from './tour-script.ts?worker&url'

type Read = Awaited<ReturnType<typeof readTour>>

interface TourOnPage {
  around: ShopAround
  rates: readonly { currency: string }[]
  read: Read
  /** From the page's address. */
  query: string
}

type Given = Unsent<TourOnPage>

/** The head of a tour's page. Its canonical address is the content page of the product, because prices belong to one search. */
export function tourHead(given: Given | undefined): MetaDescriptor[] {
  if (!given) return [{ title: 'Things to do' }]
  const { around, read } = readUnsent(given)
  const { shop } = around
  if (!sells(shop.site.settings, 'tour')) return unsoldHead(shop, 'tour')
  if (read.state !== 'found') return quietHead(shop, 'Things to do')
  const { title, city, summary, photos } = read.detail.tour
  const [photo] = photos
  return [
    ...publicHead(shop, {
      title: `${title}, ${city} - ${shop.agency.name}`,
      description: summary.slice(0, 160) || `${title} in ${city}, booked with ${shop.agency.name}.`,
      path: productPath(shop.site, 'tour'),
      picture: photo ? { address: `${shop.origin}${photo}?w=1280` } : undefined,
    }),
    { 'script:ld+json': tourFact(read, shop.origin) },
  ]
}

type Props = {
  given: Given
  /** The booking that was refused. */
  refused: object | null
}

/** A tour on a storefront, as plain HTML: options, days, times, people and the booking work without scripts. */
export function TourOnShop({ given, refused }: Props) {
  const page = readUnsent(given)
  return (
    <ShopScreen around={page.around} product="tour" page={tourFace.page}>
      {page.read.state === 'found' ? (
        <Found page={page} read={page.read} refused={refused} />
      ) : (
        <NoTour read={page.read} query={page.query} />
      )}
    </ShopScreen>
  )
}

type FoundProps = { page: TourOnPage; read: Extract<Read, { state: 'found' }>; refused: object | null }

function Found({ page: { around, rates, query }, read, refused }: FoundProps) {
  const { detail, now, party, today } = read
  const params = new URLSearchParams(query)
  const isExpired = detail.expiresAt <= now
  const here = new URLSearchParams(query)
  for (const name of errorParameters) here.delete(name)
  return (
    <>
      <TourPage
        page={read}
        isExpired={isExpired}
        outcome={refused}
        expired={
          <div data-expired={detail.expiresAt} hidden={!isExpired}>
            <Expired again={searchAgainOf(params)} />
          </div>
        }
        button={
          <button type="submit" form={startsForm} className={button.primary} disabled={isExpired}>
            Book
          </button>
        }
        people={<PlainPeopleForm party={party} today={today} query={query} />}
        map={<MapPlace {...tourSpot(detail.tour)} />}
        tools={<CurrencyForm rates={rates} currency={around.currency.currency} address={`${tourPagePath}?${here}`} />}
      />
      <LazyScript src={script} />
    </>
  )
}

/** Why the tour cannot be shown, and what to do. */
function NoTour({ read, query }: { read: Exclude<Read, { state: 'found' }>; query: string }) {
  const params = new URLSearchParams(query)
  if (read.state === 'expired') return <Gone again={searchAgainOf(params)} />
  if (read.state === 'failed')
    return (
      <State
        isPage
        title={read.words.title}
        text={read.words.text}
        actions={<ButtonLink to={`${tourPagePath}?${params}`}>Try again</ButtonLink>}
      />
    )
  return (
    <State
      isPage
      title="No places are left"
      text="The last ones were sold meanwhile. Nothing was booked and nothing was charged."
      actions={
        <>
          <ButtonLink to={changeOf(params)}>Change the search</ButtonLink>
          <ButtonLink to={resultsOf(params)} kind="secondary">
            Other things to do
          </ButtonLink>
        </>
      }
    />
  )
}
