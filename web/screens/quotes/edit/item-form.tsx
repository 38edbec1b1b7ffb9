import type { QuoteDetail, QuoteItemView } from '#contract/quotes/quote-shapes.ts'
import type { Money } from '#domain/money/money.ts'
import { atLeast, checkOf } from '../../../kit/form/check-of.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { useMay } from '../../../session.ts'
import { readAmount, typedAmount } from '../../money/read-amount.ts'
import css from '../quotes.module.css'
import { PartForm } from './part-form.tsx'
import { TravellerTicks } from './traveller-ticks.tsx'

type Props = { quote: QuoteDetail; optionId: string; item: QuoteItemView | null; onDone: () => void }

const labels = {
  title: 'Title',
  details: 'Details',
  from: 'First day',
  to: 'Last day',
  forWhom: 'For, in words',
  deadline: 'Supplier’s deadline',
  cost: 'Cost',
  markup: 'Markup',
  fee: 'Fee',
}

/** An item with its words, days and amounts. */
export function ItemForm({ quote, optionId, item, onDone }: Props) {
  const numbers = useNumbers()
  const seesMargin = useMay('margin:read')
  const { currency } = quote
  const typed = (value: Money | undefined) => (value && value.amount > 0 ? typedAmount(value, numbers) : '')
  const amount = (text: string) =>
    text.trim() === '' || Number(numbers.read(text)) === 0 || readAmount(text, currency, numbers) ? null : 'Enter an amount.'
  const check = checkOf({ title: atLeast(1, 'Write a title.'), cost: amount, markup: amount, fee: amount })
  const setsCost = item === null || (item.amounts !== null && item.choiceId === null)
  const stored = item ? `${item.title}, ${numbers.money(item.price)}.` : ''
  return (
    <PartForm
      intent="item"
      save="Save item"
      labels={{ ...labels, cost: seesMargin ? labels.cost : 'Price' }}
      check={check}
      rev={item?.rev ?? 0}
      stored={stored}
      onDone={onDone}
    >
      {(field) => (
        <>
          <input type="hidden" name="optionId" value={optionId} />
          <input type="hidden" name="partId" value={item?.id ?? ''} />
          <TextInput label={labels.title} maxLength={160} {...field('title', item?.title)} />
          <Textarea
            label={labels.details}
            description="What it includes, a fact a line."
            rows={5}
            maxLength={4000}
            {...field('details', item?.details)}
          />
          <div className={css.pair}>
            <TextInput label={labels.from} type="date" {...field('from', item?.from ?? '')} />
            <TextInput label={labels.to} type="date" {...field('to', item?.to ?? '')} />
          </div>
          <div className={css.amounts}>
            {setsCost && (
              <TextInput
                label={`${seesMargin ? labels.cost : 'Price'} in ${currency}`}
                inputMode="decimal"
                autoComplete="off"
                {...field('cost', typed(item?.amounts?.cost))}
              />
            )}
            {seesMargin && (
              <TextInput
                label={labels.markup}
                inputMode="decimal"
                autoComplete="off"
                {...field('markup', typed(item?.amounts?.markup))}
              />
            )}
            <TextInput label={labels.fee} inputMode="decimal" autoComplete="off" {...field('fee', typed(item?.fee))} />
          </div>
          <Tick
            label="Optional"
            description="The customer may leave it out. It is not in the total until it is ticked."
            name="isOptional"
            defaultChecked={item?.isOptional ?? false}
          />
          <TravellerTicks travellers={quote.cover.travellers} chosen={item?.travellers ?? []} />
          {item?.forWhom && (
            <TextInput
              label={labels.forWhom}
              description="Typed before travellers were chosen. The customer reads it unless travellers are ticked."
              maxLength={200}
              {...field('forWhom', item.forWhom)}
            />
          )}
          <TextInput
            label={labels.deadline}
            description="The last day on which the supplier sells it at this price. The quote cannot be valid for longer."
            type="date"
            {...field('deadline', item?.deadline ?? '')}
          />
        </>
      )}
    </PartForm>
  )
}
