import { Form } from 'react-router'
import type { OwnRegion } from '#contract/account/profile.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { useFields } from '../../kit/form/use-fields.ts'
import css from './settings.module.css'

const labels = { zone: 'Time zone', locale: 'Number format', currency: 'Show prices in' }

type Choice = string | { value: string; label: string }

interface Props {
  region: OwnRegion
  choices: Record<keyof typeof labels, readonly Choice[]>
  answer: FormOutcome | undefined
}

/** The member's own time zone, number format and currency; the first choice of each follows the agency. */
export function OwnRegionForm({ region, choices, answer }: Props) {
  const form = useFields(answer, checkFor('ownRegion'))
  return (
    <Form {...form.events} method="post" className={css.form} noValidate>
      <FormError outcome={form.outcome} labels={labels} />
      <NativeSelect label={labels.zone} data={choices.zone} {...form.field('zone', region.zone ?? '')} />
      <NativeSelect label={labels.locale} data={choices.locale} {...form.field('locale', region.locale ?? '')} />
      <NativeSelect
        label={labels.currency}
        description="Until you choose another one at the top of a page. Orders are sold in the agency’s currency."
        data={choices.currency}
        {...form.field('currency', region.currency ?? '')}
      />
      <ActionButton name="intent" value="region">
        Save
      </ActionButton>
    </Form>
  )
}
