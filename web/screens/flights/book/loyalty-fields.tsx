import { NativeSelect } from '@mantine/core'
import { typedProblem } from '#domain/flights/traveller-rules.ts'
import type { field } from '../../../kit/form/field.ts'
import { CheckedInput } from '../../../products/checkout/checked-input.tsx'
import css from './traveller-card.module.css'

type Props = {
  of: (name: string) => { outcome: Parameters<typeof CheckedInput>[0]['outcome']; name: string; start: string | undefined }
  select: (name: string) => ReturnType<typeof field>
  /** Whose numbers this booking takes. */
  programmes: readonly { code: string; name: string }[]
}

/** A frequent-flyer number of one traveller; only where the airline takes any. */
export function LoyaltyFields({ of, select, programmes }: Props) {
  return (
    <>
      <h3 className={css.part}>
        Frequent flyer <span className={css.optional}>optional</span>
      </h3>
      <div className={css.fields} data-loyalty>
        <NativeSelect
          label="Programme of"
          data={[{ value: '', label: 'None' }, ...programmes.map(({ code, name }) => ({ value: code, label: name }))]}
          {...select('loyalty.airline')}
        />
        <CheckedInput
          label="Frequent-flyer number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          check={(value) => (value.trim() ? typedProblem('loyalty.number', value) : null)}
          {...of('loyalty.number')}
        />
      </div>
    </>
  )
}
