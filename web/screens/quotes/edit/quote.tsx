import { IconCopy, IconFileTypePdf, IconSend } from '@tabler/icons-react'
import { data, Form, href, Link, redirect } from 'react-router'
import { numbersOf } from '#domain/numbers.ts'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { Trail } from '../../../order/trail.tsx'
import { webProduct } from '../../../products/product-of.ts'
import { sessionContext } from '../../../session.ts'
import { tripPaths } from '../../cart/checkout/paths.ts'
import { QuotePill } from '../quote-pill.tsx'
import css from '../quotes.module.css'
import type { Route } from './+types/quote'
import { intents } from './actions.ts'
import { Cover } from './cover.tsx'
import { Customer } from './customer.tsx'
import { Deposits } from './deposits.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { History } from './history.tsx'
import { Notices } from './notices.tsx'
import { Options } from './options.tsx'
import { Prices } from './prices.tsx'
import { Questions } from './questions.tsx'
import { Sharing } from './sharing.tsx'
import { Travellers } from './travellers.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.quote.number} ${loaderData.quote.title}` : 'Quote' },
]

/** `edit` in the address: what the dialog edits. */
export const loader = async ({ params: { id }, url, context }: Route.LoaderArgs) => {
  const { quotes, quoteLibrary } = context.get(apiContext)
  const [quote, library] = await Promise.all([
    readKnown(quotes.get({ id })),
    url.searchParams.get('edit') === 'library' ? quoteLibrary.list() : null,
  ])
  return { quote, library: library?.items ?? [] }
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { quotes: api, deposits, quoteLibrary: library } = context.get(apiContext)
  const { reader, regional } = context.get(sessionContext)
  try {
    if (typed.intent === 'duplicate') return redirect(href('/quotes/:id', await api.duplicate({ id })))
    if (typed.intent === 'book') {
      const { product, checkoutId } = await api.book({ id, partId: typed.partId ?? '' })
      return redirect(webProduct(product).startAddress(checkoutId))
    }
    if (typed.intent === 'book-together') return redirect(tripPaths((await api.bookTogether({ id })).checkoutId).details)
    const intent = intents[typed.intent ?? '']
    if (!intent) throw data(null, { status: 400 })
    const said = await intent.run(
      { api, deposits, library, id, currency: regional.currency, numbers: numbersOf(reader.numbers) },
      typed,
    )
    return { done: typeof said === 'string' ? said : intent.done }
  } catch (error) {
    return failedForm(error, typed)
  }
}

export default function Quote({ loaderData: { quote, library } }: Route.ComponentProps) {
  const mayEdit = quote.actions.includes('edit')
  const mayWrite = quote.actions.length > 0 || quote.status === 'accepted'
  return (
    <Page>
      <PageHeader
        title={quote.title}
        context={
          <Trail above={[{ label: 'Quotes', to: href('/quotes') }]}>
            {quote.number} · {quote.customer}
          </Trail>
        }
      >
        <QuotePill status={quote.status} />
        <Button
          component="a"
          href={`/api/quotes/${quote.id}/pdf`}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconFileTypePdf size={16} stroke={1.5} aria-hidden="true" />}
        >
          PDF
        </Button>
        {mayWrite && (
          <Form method="post">
            <ActionButton
              name="intent"
              value="duplicate"
              variant="default"
              leftSection={<IconCopy size={16} stroke={1.5} aria-hidden="true" />}
            >
              Duplicate
            </ActionButton>
          </Form>
        )}
        {quote.actions.includes('send') && (
          <Button
            component={Link}
            to="?edit=send"
            preventScrollReset
            leftSection={<IconSend size={16} stroke={1.5} aria-hidden="true" />}
          >
            {quote.version === 0 ? 'Send' : 'Send again'}
          </Button>
        )}
      </PageHeader>
      <div className={css.columns}>
        <div className={css.main}>
          <Notices quote={quote} />
          <Deposits quote={quote} />
          <Options quote={quote} mayEdit={mayEdit} />
          <Prices quote={quote} mayEdit={mayEdit} />
          <Cover quote={quote} mayEdit={mayEdit} />
        </div>
        <aside className={css.aside} aria-label="Customer and sharing">
          <Sharing quote={quote} />
          <Travellers quote={quote} mayEdit={mayEdit} />
          <Customer quote={quote} mayEdit={mayEdit} />
          <Questions quote={quote} />
          <History quote={quote} />
        </aside>
      </div>
      <EditDialog quote={quote} library={library} />
    </Page>
  )
}
