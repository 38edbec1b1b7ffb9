import { IconPencil, IconX } from '@tabler/icons-react'
import type { MetaDescriptor } from 'react-router'
import { compareLimit } from '#domain/defaults.ts'
import { errorRow } from '#domain/errors.ts'
import { sells } from '#domain/site/sells.ts'
import type { Failure } from '../../api-failure.ts'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { keepError } from '../../kit/keep-error.ts'
import { useMoney } from '../../kit/money.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import { publicHead, quietHead, unsoldHead } from '../../site/head.ts'
import { LazyScript } from '../../site/lazy-script.tsx'
import { productPath } from '../../site/product-path.ts'
import { ToastScript } from '../../site/toasts.tsx'
import { readUnsent, type Unsent } from '../../unsent.ts'
import { UnreadNotice } from '../unread-notice.tsx'
import button from './buttons.module.css'
// oxlint-disable-next-line import/default -- Vite bundles the script separately and exports its address
import script from './client/results-script.ts?worker&url'
import { CompareTray, FoundAgain } from './compare-tray.tsx'
import { CurrencyForm } from './currency-form.tsx'
import type { ShopFace, ShopTypes, Snapshot } from './face.ts'
import fresh from './fresh.module.css'
import { ResultsList } from './list.tsx'
import type { ShopAround } from './read-around.ts'
import { ShopScreen } from './screen.tsx'
import { ButtonLink, Expired, Gone, Progress, State } from './states.tsx'
import summary from './summary.module.css'
import { type ShopView, viewAddress } from './view.ts'

/** The results of a search, in the view of the address. */
export interface FoundPage<T extends ShopTypes> {
  around: ShopAround
  searchId: string
  /** Null once the results are no longer stored. */
  snapshot: Snapshot<T> | null
  rates: readonly { currency: string }[]
  asked: T['asked']
  /** The search while its form is open; null otherwise. */
  edited: T['asked'] | null
  /** Repeats the search, or opens its form if it is invalid. */
  again: string
  view: ShopView<T['filters'], T['sort']>
  unread: string[]
  /** From the page's address. */
  query: string
  preference: string | null
  now: string
  refusal: null
}

/** A refused search. */
export interface RefusedPage<T extends ShopTypes> {
  around: ShopAround
  asked: T['asked']
  refusal: Failure
  /** The form of the search, and the address that repeats it. */
  form: string
  again: string
}

type Page<T extends ShopTypes> = FoundPage<T> | RefusedPage<T>

/** The head of a page of results. Its canonical address is the content page of the product; a search that is no longer stored is not indexed. */
export function resultsHead<T extends ShopTypes>(face: ShopFace<T>, given: Unsent<Page<T>> | undefined): MetaDescriptor[] {
  if (!given) return [{ title: 'Search results' }]
  const page = readUnsent(given)
  const { shop } = page.around
  if (!sells(shop.site.settings, face.product)) return unsoldHead(shop, face.product)
  const { title, about } = face.headOf(page.asked)
  if (page.refusal !== null || page.snapshot === null) return quietHead(shop, title)
  const { name } = shop.agency
  return publicHead(shop, {
    title: `${title} - ${name}`,
    description: `${about}, booked with ${name}.`,
    path: productPath(shop.site, face.product),
  })
}

type Props<T extends ShopTypes> = {
  face: ShopFace<T>
  given: Unsent<Page<T>> /** The selection that was refused. */
  refused?: FormOutcome | null
}

/** A product's results on a storefront, or the reason that there are none. */
export function ResultsPage<T extends ShopTypes>({ face, given, refused = null }: Props<T>) {
  const page = readUnsent(given)
  return (
    <ShopScreen around={page.around} product={face.product} page={face.page}>
      {page.refusal === null ? (
        <FoundResults face={face} page={page} refused={refused} />
      ) : (
        <State
          isPage
          title={page.refusal.title}
          text={page.refusal.body}
          actions={
            <>
              <ButtonLink to={page.again}>Search again</ButtonLink>
              <ButtonLink to={page.form} kind="secondary">
                Change the search
              </ButtonLink>
            </>
          }
        />
      )}
    </ShopScreen>
  )
}

type FoundProps<T extends ShopTypes> = { face: ShopFace<T>; page: FoundPage<T>; refused: FormOutcome | null }

function FoundResults<T extends ShopTypes>({ face, page, refused }: FoundProps<T>) {
  const numbers = useNumbers()
  const { searchId, snapshot, unread, view, asked } = page
  const params = new URLSearchParams(page.query)
  const base = snapshot && `${face.results}?${face.searchParam}=${searchId}&${face.toParams(snapshot.search)}`
  // Invalid values of the address stay in it, so that a reload shows the notice too.
  const address = base && (unread.length > 0 ? `${base}${face.view.written(params)}` : viewAddress(face.view, base, view))
  const { Title, Notice, Days } = face
  return (
    <>
      <div className={summary.summary}>
        <div className={summary.asked}>
          <Title asked={asked} />
          {snapshot && address && (
            <Progress
              snapshot={snapshot}
              address={keepError(address, params)}
              searchParam={face.searchParam}
              words={face.progress(snapshot, numbers)}
            />
          )}
        </div>
        <div className={summary.tools}>
          {address && <CurrencyForm rates={page.rates} currency={page.around.currency.currency} address={address} />}
          <span className={summary.edit} data-part="edit-link">
            <EditLink to={address ? editLink(face, page, address) : face.formAddress(asked)} isOpen={page.edited !== null} />
          </span>
        </div>
      </div>
      <div data-part="edit">{page.edited && <EditForm face={face} page={page} edited={page.edited} />}</div>
      {Notice && address && <Notice params={params} here={address} />}
      <UnreadNotice problems={unread} />
      {snapshot && Days && <Days snapshot={snapshot} asked={asked} query={face.view.written(params)} />}
      <div data-part="results">
        <Found face={face} page={page} refused={refused} />
      </div>
      {/* Announced when the list is replaced in place. */}
      <p role="status" className="visually-hidden" data-said />
      {snapshot && (
        <>
          <CompareTray tray={{ ...face.comparison, searchId, search: `${face.toParams(snapshot.search)}`, again: page.again }} />
          <ComparedAgain face={face} page={page} snapshot={snapshot} same={params.getAll('same').slice(0, compareLimit)} />
        </>
      )}
      <button type="button" className={`${button.primary} ${fresh.fresh}`} data-fresh hidden>
        More results were found: show them
      </button>
      <ToastScript />
      <LazyScript src={script} />
      {face.scripts?.map((src) => (
        <LazyScript key={src} src={src} />
      ))}
    </>
  )
}

/** The address that opens or closes the search form in place. */
const editLink = <T extends ShopTypes>(face: ShopFace<T>, { snapshot, edited }: FoundPage<T>, address: string): string =>
  edited || !snapshot ? address : `${address}&${new URLSearchParams({ edit: `${face.toParams(snapshot.search)}` })}`

const EditLink = ({ to, isOpen }: { to: string; isOpen: boolean }) => {
  const Icon = isOpen ? IconX : IconPencil
  return (
    <a className="plain-button" href={to} data-edit>
      <Icon size={16} stroke={1.5} aria-hidden="true" />
      <span className={summary.word}>{isOpen ? 'Close' : 'Edit'}</span> <span className="visually-hidden">search</span>
    </a>
  )
}

/** The search form above its results: it keeps filters and sort. */
function EditForm<T extends ShopTypes>({ face, page, edited }: { face: ShopFace<T>; page: FoundPage<T>; edited: T['asked'] }) {
  const { Form } = face
  const view = face.view.written(new URLSearchParams(page.query))
  return (
    <div className={summary.form}>
      <Form
        asked={edited}
        facts={{ base: page.around.regional.currency, view, filters: face.view.names, storedIn: 'edit', problems: {} }}
      />
    </div>
  )
}

type AgainProps<T extends ShopTypes> = Omit<FoundProps<T>, 'refused'> & { snapshot: Snapshot<T>; same: readonly string[] }

/** Items of an earlier search that the comparison requests from these results. */
function ComparedAgain<T extends ShopTypes>({ face, page: { searchId }, snapshot, same }: AgainProps<T>) {
  const format = useMoney()
  return same.map((one) => {
    const found = face.findAgain(one, { snapshot, searchId }, format)
    return found && <FoundAgain key={one} same={one} found={found} />
  })
}

/** The results, or the state of the search. */
function Found<T extends ShopTypes>({ face, page, refused }: FoundProps<T>) {
  const { snapshot, asked, again, now } = page
  if (!snapshot) return <Gone again={again} />
  if (snapshot.found.length > 0) {
    const isExpired = snapshot.expiresAt <= now
    return (
      <>
        {isExpired && <Expired again={again} />}
        <ResultsList face={face} page={page} snapshot={snapshot} isExpired={isExpired} refused={refused} />
      </>
    )
  }
  const { Skeleton, Nothing } = face
  if (!snapshot.finished) return <Skeleton snapshot={snapshot} />
  const { title, body } = errorRow(face.allFailed)
  if (snapshot.suppliers.every(({ status }) => status === 'failed'))
    return <State title={title} text={body} actions={<ButtonLink to={again}>Search again</ButtonLink>} />
  return <Nothing asked={asked} />
}
