import { benefitKinds } from '#domain/policies/policy.ts'
import { eligibilityQuestions, needKinds } from '#domain/policies/needs.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import type { Fields } from '../../../kit/form/use-fields.ts'
import css from './sections.module.css'

const choose = { value: '', label: 'Choose' }
const answers = [choose, { value: 'yes', label: 'Yes' }, { value: 'no', label: 'No' }]
const purposes = [choose, ...needKinds.map((kind) => ({ value: kind, label: benefitKinds[kind] }))]

type Props = { field: Fields['field']; start: Record<string, string> }

/** Demands and needs: whether the policy can be sold to these people, and whether it is what they need. Nothing is answered in advance. */
export function NeedsSection({ field, start }: Props) {
  const of = (name: string) => field(`needs.${name}`, start[`needs.${name}`])
  const { defaultValue, ...elsewhere } = of('coveredElsewhere')
  return (
    <DetailSection title="Is it the right policy?" help="The insurer needs these answers. A wrong one may cost the cover.">
      <div className={css.questions}>
        {eligibilityQuestions.map(({ id, text }) => (
          <NativeSelect key={id} label={text} data={answers} {...of(id)} />
        ))}
        <NativeSelect label="What should be covered above all?" data={purposes} {...of('purpose')} />
        <Tick
          label="That is covered elsewhere, or they do without it"
          name={elsewhere.name}
          defaultChecked={defaultValue === 'on'}
        />
      </div>
    </DetailSection>
  )
}
