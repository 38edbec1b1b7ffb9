import type { Shareable } from '#contract/groups/group-shapes.ts'
import { groupRules, groupRuleWords } from '#domain/groups/group.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { atLeast, checkOf, isEmail } from '../../kit/form/check-of.ts'
import { FormError } from '../../kit/form/form-error.tsx'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { usePageAction } from '../../kit/form/use-page-action.ts'
import { Money } from '../../kit/money.tsx'
import css from './groups.module.css'

const rules = groupRules.map((value) => ({ value, label: groupRuleWords[value].title }))
const check = checkOf({
  organiser: atLeast(1, 'Write the name.'),
  organiserEmail: isEmail('Write the e-mail address of the organiser.'),
})

/** Who pays for whom, what happens to who does not pay, and the rooms. */
export function NewGroupForm({ order }: { order: Shareable }) {
  const fetcher = usePageAction()
  const { field, events, outcome } = useFields(fetcher.data, check)
  const { people, total } = order
  return (
    <fetcher.Form {...events} method="post" className={css.form} noValidate>
      <FormError outcome={outcome} labels={{ organiser: 'Organiser', organiserEmail: 'E-mail of the organiser' }} />
      <DetailSection
        title="Share the cost"
        help="Each payer gets a mail with a link to their own share. The order is paid by itself once all shares are."
      >
        <div className={css.form}>
          <div className={css.pair}>
            <TextInput label="Organiser" maxLength={120} {...field('organiser', people[0]?.name)} />
            <TextInput label="E-mail of the organiser" type="email" {...field('organiserEmail')} />
          </div>
          <NativeSelect
            label="Who does not pay by the day before the hold ends"
            description="Everybody agrees to this rule before they pay."
            name="rule"
            data={rules}
            defaultValue="organiser"
          />
        </div>
      </DetailSection>
      <DetailSection title="Shares and rooms" help="Leave all amounts empty to split the price equally by person.">
        <p>
          Price <Money {...total} exact />
        </p>
        <ul className={css.people}>
          {people.map(({ id, name }) => (
            <li key={id} className={css.person}>
              <strong>{name}</strong>
              <NativeSelect
                label="Paid by"
                name={`payer.${id}`}
                data={people.map((one) => ({ value: one.id, label: one.name }))}
                defaultValue={id}
              />
              <TextInput label="E-mail, if they pay" type="email" {...field(`email.${id}`)} />
              <TextInput label={`Amount in ${total.currency}`} inputMode="decimal" {...field(`amount.${id}`)} />
              <TextInput label="Room" maxLength={80} {...field(`room.${id}`)} />
              <TextInput label="Type of room" maxLength={80} {...field(`type.${id}`)} />
            </li>
          ))}
        </ul>
      </DetailSection>
      <div className="button-row" data-end>
        <ActionButton name="intent" value="create">
          Send the links
        </ActionButton>
      </div>
    </fetcher.Form>
  )
}
