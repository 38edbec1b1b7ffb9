import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { Numbers } from '#domain/numbers.ts'
import { Button } from '../../kit/form/button.tsx'
import { Spinner } from '../../kit/form/spinner.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import { useRereading } from '../../kit/use-rereading.ts'
import { TransferPanel } from '../../products/checkout/payment/transfer-panel.tsx'
import css from './transactions.module.css'

export type TopUpResult = Awaited<ReturnType<Api['wallet']['confirmTopUp']>>

const faces = {
  succeeded: { title: 'The top-up arrived', icon: <IconCircleCheck size={20} stroke={1.75} aria-hidden="true" /> },
  failed: { title: 'The top-up failed', icon: <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" /> },
  pending: { title: 'The top-up is not confirmed yet', icon: <Spinner /> },
}

function wordsOf({ status, balance, message }: TopUpResult, numbers: Numbers): string {
  if (status === 'succeeded') return `The wallet now has ${numbers.money(balance)}.`
  if (status === 'failed') return `${message ?? 'The gateway refused the payment.'} The wallet was not changed.`
  return `${message ?? 'The gateway has not answered.'} If you paid, the money arrives by itself; this page looks every few seconds.`
}

type Props = {
  result: TopUpResult
  retryTo: string
  closeTo: string
  /** The path of the payment that the top-up was for; empty without one. */
  next: string
}

/** What became of a top-up: a card payment the person has just come back from, or a transfer that is awaited. */
export function TopUpPanel({ result, retryTo, closeTo, next }: Props) {
  const numbers = useNumbers()
  useRereading(result.status === 'pending')
  if (result.status === 'pending' && result.transfer)
    return (
      <TransferPanel
        transfer={result.transfer}
        place={null}
        amount={result.amount}
        reference={result.reference}
        then="The wallet has it as soon as it arrives."
      >
        <Button component={Link} to={closeTo} variant="default" replace preventScrollReset>
          Close; the top-up continues
        </Button>
      </TransferPanel>
    )
  const { title, icon } = faces[result.status]
  return (
    <div className={css.result} data-status={result.status} role={result.status === 'failed' ? 'alert' : 'status'}>
      {icon}
      <div className={css.words}>
        <p className={css.title}>{title}</p>
        <p>{wordsOf(result, numbers)}</p>
      </div>
      {result.status === 'succeeded' && next && (
        <Button component={Link} to={next} size="xs">
          Back to the payment
        </Button>
      )}
      {result.status !== 'succeeded' && (
        <Button component={Link} to={retryTo} variant="default" size="xs">
          Try again
        </Button>
      )}
      <Link to={closeTo} replace className={css.close} aria-label="Close this message" preventScrollReset>
        <IconX size={16} stroke={1.75} aria-hidden="true" />
      </Link>
    </div>
  )
}
