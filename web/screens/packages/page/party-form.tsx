import type { OfferedPackage } from '#contract/packages/offered-packages.ts'
import { packageLimits } from '#domain/packages/package-content.ts'
import { Button } from '../../../kit/form/button.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import css from './party-form.module.css'

const MOST_CHILDREN = 6
const OLDEST_CHILD = 17

const ages = [
  { value: '', label: 'None' },
  ...Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => ({ value: String(age), label: age === 0 ? 'Under 1' : String(age) })),
]

/** Who travels, as a plain form that the address has: prices and places are read again. */
export function PartyForm({ offered: { party, childUntil } }: { offered: Pick<OfferedPackage, 'party' | 'childUntil'> }) {
  const { adults, children } = party
  const fields = Array.from({ length: Math.max(MOST_CHILDREN, children.length) }, (_, at) => children[at] ?? null)
  return (
    <form action="#book" className={css.form} aria-label="People">
      <NativeSelect
        label="Adults"
        name="adults"
        defaultValue={String(adults)}
        data={Array.from({ length: packageLimits.people }, (_, at) => String(at + 1))}
      />
      <details className={css.children} open={children.length > 0}>
        <summary>{children.length === 0 ? 'Children' : `Children: ${children.length}`}</summary>
        <p className={css.help}>By their age on the first day. Up to {childUntil} they have the price of a child.</p>
        <div className={css.ages}>
          {fields.map((age, at) => (
            <NativeSelect
              key={at}
              label={`Child ${at + 1}`}
              name="children"
              defaultValue={age === null ? '' : String(age)}
              data={ages}
            />
          ))}
        </div>
      </details>
      <Button type="submit" variant="default">
        Update prices
      </Button>
    </form>
  )
}
