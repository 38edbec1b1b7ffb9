import type { QuoteOptionView } from '#contract/quotes/quote-shapes.ts'
import { checkFor } from '../../../form-checks.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { PartForm } from './part-form.tsx'

type Props = { option: QuoteOptionView | null; start: string; onDone: () => void }

/** The title of an option. */
export function OptionForm({ option, start, onDone }: Props) {
  return (
    <PartForm
      intent={option ? 'rename-option' : 'add-option'}
      save={option ? 'Save title' : 'Add option'}
      labels={{ title: 'Title' }}
      check={checkFor('quoteOption')}
      rev={option?.rev ?? null}
      stored={`${option?.title}.`}
      onDone={onDone}
    >
      {(field) => (
        <>
          {option && <input type="hidden" name="optionId" value={option.id} />}
          <TextInput label="Title" maxLength={160} data-autofocus {...field('title', start)} />
        </>
      )}
    </PartForm>
  )
}
