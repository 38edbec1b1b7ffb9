import { Form, href, Link } from 'react-router'
import { checkFor } from '../../../form-checks.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { boardLabels, kindLabels, mealLabels, optionsOf, seatLabels } from '../customer-words.ts'
import css from './customer-form.module.css'

type Props = {
  /** The stored values; empty for a new customer. */
  start: Record<string, string>
  outcome: (FormOutcome & { takenBy: string | null }) | undefined
  save: string
  /** Where "Cancel" leads. */
  back: string
}

const labels = {
  name: 'Name',
  email: 'E-mail',
  furtherEmails: 'Further e-mail addresses',
  phone: 'Phone',
  furtherPhones: 'Further phone numbers',
  tags: 'Tags',
}
const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }))

/** The form of a new and of a stored customer. */
export function CustomerForm({ start, outcome, save, back }: Props) {
  const form = useFields(outcome, checkFor('customer'))
  const field = (name: string) => form.field(name, start[name])
  return (
    <Form {...form.events} method="post" noValidate>
      <FormError outcome={form.outcome} labels={labels} />
      {outcome?.takenBy && (
        <p className={css.taken}>
          <Link to={href('/users/:id', { id: outcome.takenBy })}>Open the customer who has this address</Link>
        </p>
      )}
      <DetailSection title="Contact">
        <div className={css.grid}>
          <TextInput label={labels.name} maxLength={120} autoComplete="off" {...field('name')} />
          <NativeSelect label="Kind" data={kinds} {...field('kind')} />
          <TextInput label={labels.email} type="email" autoComplete="off" {...field('email')} />
          <TextInput label={labels.phone} type="tel" autoComplete="off" {...field('phone')} />
          <Textarea
            label={labels.furtherEmails}
            description="One a line. Orders from them belong to this customer, and each can sign in on your storefront."
            rows={2}
            {...field('furtherEmails')}
          />
          <Textarea label={labels.furtherPhones} description="One a line." rows={2} {...field('furtherPhones')} />
          <TextInput label={labels.tags} description="Separated by commas." {...field('tags')} />
        </div>
      </DetailSection>
      <DetailSection title="Preferences" help="What this customer usually wants.">
        <div className={css.grid}>
          <NativeSelect label="Seat" data={optionsOf(seatLabels, 'Any seat')} {...field('preferences.seat')} />
          <NativeSelect label="Meal" data={optionsOf(mealLabels, 'Any meal')} {...field('preferences.meal')} />
          <NativeSelect label="Board" data={optionsOf(boardLabels, 'Any board')} {...field('preferences.board')} />
          <Textarea label="Other wishes" rows={2} maxLength={500} {...field('preferences.other')} />
        </div>
      </DetailSection>
      <div className="button-row">
        <ActionButton>{save}</ActionButton>
        <Button component={Link} to={back} variant="default">
          Cancel
        </Button>
      </div>
    </Form>
  )
}
