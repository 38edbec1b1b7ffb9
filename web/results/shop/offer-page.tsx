import type { ReactNode } from 'react'
import type { MetaDescriptor } from 'react-router'
import type { LocalDate } from '#domain/dates.ts'
import { errorParameters } from '#domain/error-payload.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { sells } from '#domain/site/sells.ts'
import trip from '../../products/trip/trip-buttons.module.css'
import { publicHead, quietHead, unsoldHead } from '../../site/head.ts'
import type { Fact } from '../../site/json-ld.ts'
import { LazyScript } from '../../site/lazy-script.tsx'
import { productPath } from '../../site/product-path.ts'
import { readUnsent, type Unsent } from '../../unsent.ts'
import { type SoldOut, soldOutText, type Unread } from '../offer/offer-failure.ts'
import button from './buttons.module.css'
import { CurrencyForm } from './currency-form.tsx'
import type { ShopAround } from './read-around.ts'
import { ShopScreen } from './screen.tsx'
import { ButtonLink, Expired, Gone, State } from './states.tsx'

interface Found {
  state: 'found'
  detail: { expiresAt: string }
  now: string
}

interface OfferOnPage<F extends Found> {
  around: ShopAround
  rates: readonly { currency: string }[]
  read: F | Unread
  /** From the page's address. */
  query: string
}

export type OfferGiven<F extends Found> = Unsent<OfferOnPage<F>>

/** What search engines read of an offer. */
interface OfferHead {
  name: string
  city: string
  text: string | null
  photo: string | undefined
  fact: Fact
}

interface HeadOf<F> {
  product: SoldProduct
  /** The title of a page without an offer. */
  title: string
  headOf: (found: F, origin: string) => OfferHead
}

/** The head of an offer's page. Its canonical address is the content page of the product, because prices belong to one search. */
export function offerHead<F extends Found>(
  given: OfferGiven<F> | undefined,
  { product, title, headOf }: HeadOf<F>,
): MetaDescriptor[] {
  if (!given) return [{ title }]
  const { around, read } = readUnsent(given)
  const { shop } = around
  if (!sells(shop.site.settings, product)) return unsoldHead(shop, product)
  if (read.state !== 'found') return quietHead(shop, title)
  const { name, city, text, photo, fact } = headOf(read, shop.origin)
  return [
    ...publicHead(shop, {
      title: `${name}, ${city} - ${shop.agency.name}`,
      description: text?.slice(0, 160) || `${name} in ${city}, booked with ${shop.agency.name}.`,
      path: productPath(shop.site, product),
      picture: photo ? { address: `${shop.origin}${photo}?w=1280` } : undefined,
    }),
    { 'script:ld+json': fact },
  ]
}

/** Parts of the page that every product has. */
interface Parts {
  isExpired: boolean
  expired: ReactNode
  /** They submit the form of the choice. */
  button: ReactNode
  tools: ReactNode
}

type Props<F extends Found> = {
  given: OfferGiven<F>
  product: SoldProduct
  /** The content page that the navigation highlights, and the address of this page. */
  page: string
  path: string
  /** The id of the form of the choice, and the page's script. */
  form: string
  script: string
  searchAgainOf: (params: URLSearchParams) => string
  soldOutOf: (params: URLSearchParams) => SoldOut
  /** Asks for other days of a sold-out offer, instead of the link to another search. */
  otherDays?: (params: URLSearchParams, today: LocalDate) => ReactNode
  children: (page: { found: F; around: ShopAround; query: string }, parts: Parts) => ReactNode
}

/** One offer on a storefront, as plain HTML: the choice and the booking work without scripts. */
export function OfferPage<F extends Found>({ given, product, page, path, form, script, children, ...of }: Props<F>) {
  const { around, rates, read, query } = readUnsent(given)
  const params = new URLSearchParams(query)
  const again = of.searchAgainOf(params)
  if (read.state !== 'found')
    return (
      <ShopScreen around={around} product={product} page={page}>
        <NoOffer
          read={read}
          again={again}
          retry={`${path}?${params}`}
          soldOut={of.soldOutOf(params)}
          otherDays={read.state === 'gone' && read.today && of.otherDays?.(params, read.today)}
        />
      </ShopScreen>
    )
  const { expiresAt } = read.detail
  const isExpired = expiresAt <= read.now
  const here = new URLSearchParams(query)
  for (const name of errorParameters) here.delete(name)
  const parts: Parts = {
    isExpired,
    expired: (
      <div data-expired={expiresAt} hidden={!isExpired}>
        <Expired again={again} />
      </div>
    ),
    button: (
      <>
        <button type="submit" form={form} className={button.primary} disabled={isExpired}>
          Book
        </button>
        <div className={trip.second}>
          <button type="submit" form={form} name="intent" value="trip" className={button.secondary} disabled={isExpired}>
            Add to trip
          </button>
        </div>
      </>
    ),
    tools: <CurrencyForm rates={rates} currency={around.currency.currency} address={`${path}?${here}`} />,
  }
  return (
    <ShopScreen around={around} product={product} page={page}>
      {children({ found: read, around, query }, parts)}
      <LazyScript src={script} />
    </ShopScreen>
  )
}

type NoOfferProps = { read: Unread; again: string; retry: string; soldOut: SoldOut; otherDays: ReactNode }

/** Why the offer cannot be shown, and what to do. */
function NoOffer({ read, again, retry, soldOut: { title, change, others }, otherDays }: NoOfferProps) {
  if (read.state === 'expired') return <Gone again={again} />
  if (read.state === 'failed') return <State isPage {...read.words} actions={<ButtonLink to={retry}>Try again</ButtonLink>} />
  return (
    <>
      {otherDays}
      <State
        isPage
        title={title}
        text={soldOutText}
        actions={
          <>
            {!otherDays && <ButtonLink to={change.to}>{change.label}</ButtonLink>}
            <ButtonLink to={others.to} kind={otherDays ? 'primary' : 'secondary'}>
              {others.label}
            </ButtonLink>
          </>
        }
      />
    </>
  )
}
