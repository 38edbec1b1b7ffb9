import { IconPlus } from '@tabler/icons-react'
import { href, Link, redirect, redirectDocument, useSearchParams } from 'react-router'
import { StatementQuery } from '#contract/money.ts'
import { numbersOf } from '#domain/numbers.ts'
import { apiContext } from '../../context.ts'
import { readPreference } from '../../kit/cookies.ts'
import { Button } from '../../kit/form/button.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { readQuery, withParams } from '../../kit/list/url.ts'
import { nextPath } from '../../kit/sign-in-address.ts'
import { sessionContext, useMay } from '../../session.ts'
import type { Route } from './+types/transactions'
import { readAmount } from './read-amount.ts'
import { statement, unreadOfStatement } from './statement.tsx'
import { askedAgain, withoutGateway, withoutTopUp } from './top-up-address.ts'
import { WalletSummary } from './wallet-summary.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Transactions' }]

/** The default number of transactions per page. */
const usualSize = 25

/**
 * `topUp` is the payment that has just returned; the gateway's status is read before the balance. A payer who left without paying is redirected to
 * the dialog.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { wallet } = context.get(apiContext)
  const numbers = numbersOf(context.get(sessionContext).reader.numbers)
  const url = new URL(request.url)
  const asked = readQuery(request)
  const { topUp, settled } = asked
  const query = StatementQuery.parse({ ...asked, limit: asked.perPage ?? usualSize })
  const result = topUp ? await wallet.confirmTopUp({ id: topUp }) : null
  if (result?.status === 'pending' && result.isLeft)
    throw redirect(withParams(url.searchParams, { ...withoutTopUp, ...askedAgain(result, numbers), left: 'card' }))
  // The layout's balance was read before the money arrived, so the page is reloaded once after it settled.
  if (result && result.status !== 'pending' && !settled)
    throw redirect(`${href('/transactions')}${withParams(url.searchParams, { ...withoutGateway, settled: '1' })}`)
  const [balances, page] = await Promise.all([wallet.get(), wallet.transactions(query)])
  const columns = readPreference(request, 'transactionColumns')
  const list = { unread: unreadOfStatement(asked), perPage: query.limit, columns }
  return { ...page, ...list, wallet: balances, result, paymentKey: crypto.randomUUID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { wallet } = context.get(apiContext)
  const typed = await readForm(request)
  const { currency } = (await wallet.get()).balance
  const amount = readAmount(typed.amount ?? '', currency, numbersOf(context.get(sessionContext).reader.numbers)) ?? {
    amount: 0,
    currency,
  }
  try {
    const method = typed.method === 'bank-transfer' ? 'bank-transfer' : 'card'
    const next = nextPath(typed.next ?? null, '')
    const { id, redirectUrl } = await wallet.topUp({ amount, method, idempotencyKey: typed.key ?? '', next })
    const back = withParams(new URLSearchParams(), { topUp: id, next })
    return redirectUrl ? redirectDocument(redirectUrl) : redirect(`${href('/transactions')}${back}`)
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** What the list has, by its account. */
const contexts = {
  wallet: 'The wallet pays for orders at once. Every transaction is listed with the balance after it.',
  resellers: 'What resellers owe your agency by payouts, with the sum that is open after each. The wallet does not change.',
}

export default function Transactions({ loaderData }: Route.ComponentProps) {
  const { items, next, total, perPage, columns, unread, wallet, result, paymentKey } = loaderData
  const [search] = useSearchParams()
  const account = search.get('account') === 'resellers' ? 'resellers' : 'wallet'
  const mayTopUp = useMay('wallet:top-up') && account === 'wallet'
  const dialogTo = withParams(search, { ...withoutTopUp, dialog: 'top-up' })
  return (
    <ListPage
      title="Transactions"
      context={contexts[account]}
      list={statement}
      rows={items}
      paging={{ next, total, perPage, usual: usualSize }}
      csvHref="/api/wallet/transactions.csv"
      columnsIn={{ cookie: 'transactionColumns', saved: columns }}
      unread={unread}
      actions={
        mayTopUp && (
          <Button
            component={Link}
            to={dialogTo}
            preventScrollReset
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
          >
            Top up
          </Button>
        )
      }
    >
      {(account === 'wallet' || result) && <WalletSummary wallet={wallet} result={result} paymentKey={paymentKey} />}
    </ListPage>
  )
}
