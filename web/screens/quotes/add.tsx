import { data, Form, href, Link, redirect } from 'react-router'
import { CheckoutChoice } from '#contract/product-shapes.ts'
import type { QuotedChoice, QuoteRow } from '#contract/quotes/quote-shapes.ts'
import { productFacts } from '#domain/products.ts'
import { isEditable } from '#domain/quotes/quote-status.ts'
import { ApiFailure, type Failure } from '../../api-failure.ts'
import { apiContext } from '../../context.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { checkOf } from '../../kit/form/check-of.ts'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Trail } from '../../order/trail.tsx'
import { webProduct } from '../../products/product-of.ts'
import type { Route } from './+types/add'
import { Offered } from './offered.tsx'
import css from './quotes.module.css'

const MOST = 50

export const meta: Route.MetaFunction = () => [{ title: 'Add to a quote' }]

/** The offer that the address names. An unreadable one is a 404. */
function choiceOf(url: URL): CheckoutChoice {
  try {
    return CheckoutChoice.parse(JSON.parse(url.searchParams.get('choice') ?? ''))
  } catch {
    throw data(null, { status: 404 })
  }
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const choice = choiceOf(url)
  const api = context.get(apiContext).quotes
  const [offer, { items }] = await Promise.all([readOffer(api.describeChoice({ choice })), api.list({ perPage: MOST })])
  return { product: choice.product, ...offer, quotes: items.filter(({ status }) => isEditable(status)) }
}

/** The offer in words, or why it cannot be added. */
async function readOffer(asked: Promise<QuotedChoice>): Promise<{ offer: QuotedChoice | null; failure: Failure | null }> {
  try {
    return { offer: await asked, failure: null }
  } catch (error) {
    if (error instanceof ApiFailure) return { offer: null, failure: error.data }
    throw error
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const choice = choiceOf(url)
  const typed = await readForm(request)
  const { quotes } = context.get(apiContext)
  try {
    const id = typed.quoteId || (await quotes.create({ title: typed.title ?? '', name: typed.name ?? '' })).id
    await quotes.addChoice({ id, choice })
    return redirect(href('/quotes/:id', { id }))
  } catch (error) {
    return failedForm(error, typed)
  }
}

const labels = { title: 'Title', name: 'Customer' }
const labelOf = ({ number, title, customer }: QuoteRow): string => `${number}: ${title}, ${customer}`

/** The offer goes to the first option of an open quote, or to a new quote. */
export default function AddToQuote({ loaderData: { product, offer, failure, quotes }, actionData }: Route.ComponentProps) {
  const { noun } = productFacts[product]
  return (
    <Page width="text">
      <PageHeader
        title={`Add the ${noun} to a quote`}
        context={<Trail above={[{ label: 'Quotes', to: href('/quotes') }]}>Add to a quote</Trail>}
      />
      {failure && (
        <Notice tone="warn" title={failure.title} actions={<Link to={webProduct(product).search}>Search again</Link>}>
          <p>{failure.body}</p>
        </Notice>
      )}
      {offer && <AddForms offer={offer} quotes={quotes} actionData={actionData} />}
    </Page>
  )
}

type Props = { offer: QuotedChoice; quotes: QuoteRow[]; actionData: Route.ComponentProps['actionData'] }

/** The offer, and the choice between an open quote and a new one. */
function AddForms({ offer, quotes, actionData }: Props) {
  const { field, events, outcome } = useFields(actionData, checkOf({}))
  return (
    <>
      <Offered choice={offer} />
      {quotes.length > 0 && (
        <DetailSection title="An open quote" help="It becomes an item of the first option.">
          <Form method="post" className={css.form}>
            <NativeSelect
              label="Quote"
              name="quoteId"
              data={quotes.map((quote) => ({ value: quote.id, label: labelOf(quote) }))}
            />
            <div>
              <ActionButton>Add to this quote</ActionButton>
            </div>
          </Form>
        </DetailSection>
      )}
      <DetailSection title="A new quote">
        <Form {...events} method="post" className={css.form} noValidate>
          <FormError outcome={outcome} labels={labels} />
          <input type="hidden" name="quoteId" value="" />
          <TextInput label={labels.title} maxLength={160} {...field('title')} />
          <TextInput label={labels.name} maxLength={120} autoComplete="off" {...field('name')} />
          <div>
            <ActionButton variant="default">Create quote</ActionButton>
          </div>
        </Form>
      </DetailSection>
    </>
  )
}
