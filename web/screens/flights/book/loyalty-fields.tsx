import { NativeSelect, TextInput } from '@mantine/core'
import type { Fields } from '../../../kit/form/use-fields.ts'
import css from './traveller-card.module.css'

type Props = {
  of: (name: string) => ReturnType<Fields['field']>
  /** Whose numbers this booking takes. */
  programmes: readonly { code: string; name: string }[]
}

/** A frequent-flyer number of one traveller; only where the airline takes any. */
export function LoyaltyFields({ of, programmes }: Props) {
  return (
    <>
      <h3 className={css.part}>
        Frequent flyer <span className={css.optional}>optional</span>
      </h3>
      <div className={css.fields} data-loyalty>
        <NativeSelect
          label="Programme of"
          data={[{ value: '', label: 'None' }, ...programmes.map(({ code, name }) => ({ value: code, label: name }))]}
          {...of('loyalty.airline')}
        />
        <TextInput
          label="Frequent-flyer number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...of('loyalty.number')}
        />
      </div>
    </>
  )
}
