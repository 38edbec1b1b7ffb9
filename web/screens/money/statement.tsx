import { Link } from 'react-router'
import { type StatementLine, statementParameters } from '#contract/money.ts'
import { accounts, besideWallet, movementKinds } from '#domain/money/ledger.ts'
import { movementLabels } from '#domain/money/movement-labels.ts'
import { DateText } from '../../kit/date-text.tsx'
import { defineList } from '../../kit/list/define-list.ts'
import { listSays, unreadParameters } from '../../kit/list/unread-parameters.ts'
import { Money } from '../../kit/money.tsx'
import { AsAgency } from '../../layouts/as-agency.tsx'
import { orderAddress } from '../../products/order-address.ts'
import css from './transactions.module.css'

/** The wallet's statement: what came in and went out, each line with the balance after it. */
export const statement = defineList<StatementLine>({
  columns: [
    {
      label: 'Date',
      onCard: 'line',
      // The days of the books are the agency's, as in its CSV file.
      cell: (line) => (
        <AsAgency>
          <DateText value={line.at} withTime />
        </AsAgency>
      ),
    },
    { key: 'what', label: 'What', grows: true, onCard: 'title', cell: (line) => <What line={line} /> },
    {
      key: 'order',
      label: 'Order',
      cell: ({ orderId: id, orderProduct: product, orderNumber }) =>
        id && product ? <Link to={orderAddress({ id, product })}>{orderNumber ?? 'Open'}</Link> : '–',
    },
    { key: 'reference', label: 'Reference', room: 'wide', cell: (line) => <Reference value={line.reference} /> },
    { label: 'Amount', align: 'end', onCard: 'aside', cell: (line) => <SignedMoney {...line.amount} /> },
    { key: 'balance', label: 'Balance', align: 'end', cell: (line) => <Money {...line.balance} exact /> },
  ],
  rowKey: (line) => line.id,
  filters: [
    { param: 'account', label: 'Wallet', options: [{ value: 'resellers', label: accounts.resellers.title }] },
    {
      param: 'kind',
      label: 'Any kind',
      options: movementKinds
        .filter((kind) => !besideWallet.has(kind))
        .map((kind) => ({ value: kind, label: movementLabels[kind] })),
    },
  ],
  days: 'Moved',
  search: 'What, reference or order number',
  views: 'transactions',
  empty: {
    title: 'No transactions yet',
    text: 'Top up the wallet by card or bank transfer: it then pays for orders at once, and every transaction is listed here with its balance.',
  },
})

/** The posting's description, and its type below. */
function What({ line }: { line: StatementLine }) {
  return (
    <>
      <span className={css.what}>{line.title}</span>
      {line.title !== movementLabels[line.kind] && <span className={css.kind}>{movementLabels[line.kind]}</span>}
    </>
  )
}

/** References are long: the end identifies them, the title has the full text. */
function Reference({ value }: { value: string }) {
  return (
    <span className={css.reference} title={value}>
      {value.length > 12 ? `…${value.slice(-8)}` : value}
    </span>
  )
}

/** An amount with its sign: green and `+` for a credit. */
function SignedMoney({ amount, currency }: StatementLine['amount']) {
  return (
    <span className={css.signed} data-in={amount > 0 || undefined}>
      {amount > 0 ? '+' : '−'} <Money amount={Math.abs(amount)} currency={currency} exact />
    </span>
  )
}

/** What the address of the transactions says that cannot be read, each value named; the rest of the address counts. */
export const unreadOfStatement = (asked: Record<string, string>): string[] =>
  unreadParameters(asked, statementParameters, {
    ...listSays,
    account: 'is not an account of the statement. The wallet is shown.',
    kind: 'is not a kind of transaction. Transactions of any kind are shown.',
  })
