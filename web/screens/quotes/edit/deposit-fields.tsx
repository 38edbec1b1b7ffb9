import { useState } from 'react'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { money } from '#domain/money/money.ts'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import { typedAmount } from '../../money/read-amount.ts'
import css from '../quotes.module.css'

type Asks = 'none' | 'percent' | 'amount'

const choices: readonly { value: Asks; label: string }[] = [
  { value: 'none', label: 'Nothing' },
  { value: 'percent', label: 'A part in percent' },
  { value: 'amount', label: 'An amount' },
]

/** What the customer is asked to pay in advance on the page of the quote. */
export function DepositFields({ quote, field }: { quote: QuoteDetail; field: Fields['field'] }) {
  const { cover, currency } = quote
  const stored = cover.deposit
  const numbers = useNumbers()
  const [asks, setAsks] = useState<Asks>(stored?.kind ?? 'none')
  return (
    <>
      <NativeSelect
        label="Asked in advance"
        name="asks"
        description="The customer pays it on the page after accepting. 100 % is the whole price."
        data={choices}
        value={asks}
        onChange={({ currentTarget: { value } }) => setAsks(choices.find((one) => one.value === value)?.value ?? 'none')}
      />
      {asks !== 'none' && (
        <div className={css.pair}>
          {asks === 'percent' ? (
            <TextInput
              label="Percent"
              inputMode="numeric"
              {...field('share', stored?.kind === 'percent' ? String(stored.value) : '30')}
            />
          ) : (
            <TextInput
              label={`Amount in ${currency}`}
              inputMode="decimal"
              {...field('amount', stored?.kind === 'amount' ? typedAmount(money(stored.value, currency), numbers) : '')}
            />
          )}
          <TextInput label="Rest by" type="date" {...field('restBy', stored?.restBy ?? '')} />
        </div>
      )}
    </>
  )
}
