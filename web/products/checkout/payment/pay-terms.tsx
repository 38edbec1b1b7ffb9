import type { PaymentMethod } from '#contract/payments.ts'
import { useMoney } from '../../../kit/money.tsx'
import { useSession } from '../../../session.ts'
import type { PayTerm } from '../../pay-terms.ts'
import { keptFeeWords } from '../../payment-fee-words.ts'
import css from './pay-terms.module.css'

type Props = {
  terms: readonly PayTerm[]
  /** The ways to pay: the fee of the one chosen is not returned either. */
  methods: readonly PaymentMethod[]
  /** The agency's own terms for its customers; null without any. */
  own?: string | null
}

/** What comes back of the payment when plans change, right beside the button that pays. */
export function PayTerms({ terms, methods, own = null }: Props) {
  const format = useMoney()
  const fees = methods.flatMap(({ id, fee }) => {
    const words = keptFeeWords(fee, format)
    return words ? [{ id, words }] : []
  })
  if (terms.length + fees.length === 0 && !own) return null
  return (
    <section className={css.terms} aria-label="Before you pay">
      <dl>
        {terms.map(({ label, says, isLost }, at) => (
          <div key={at} className={css.term} data-lost={isLost || undefined}>
            <dt>{label}:</dt> <dd>{says}</dd>
          </div>
        ))}
      </dl>
      {fees.map(({ id, words }) => (
        <p key={id} data-method={id}>
          {words.charAt(0).toUpperCase() + words.slice(1)}.
        </p>
      ))}
      {own && <OwnTerms text={own} />}
    </section>
  )
}

/** The agency's own terms, folded. */
function OwnTerms({ text }: { text: string }) {
  const agency = useSession()?.agency?.name ?? 'the agency'
  return (
    <details className={css.own}>
      <summary>By booking you accept the terms of {agency}</summary>
      <p>{text}</p>
    </details>
  )
}
