import { Form } from 'react-router'
import { openingHours, weekdays } from '#domain/agency/opening-hours.ts'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { FormSettings } from '../../kit/form-settings.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import { useMay } from '../../session.ts'
import type { Route } from './+types/contact'
import { ChangeHistory } from './change-history.tsx'
import css from './contact.module.css'
import { ContactRows } from './contact-list.tsx'
import { countRows, fieldsOf, readContactForm } from './contact-rows.ts'
import { contactSays } from './contact-says.ts'
import { restoreChange } from './restore-change.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Contact' }]

const labels = { days: 'Working hours', holidays: 'Holidays', socials: 'Social links', categories: 'Kinds of enquiries' }

export async function loader({ context }: Route.LoaderArgs) {
  const { agency } = context.get(apiContext)
  const [contact, changes] = await Promise.all([agency.contact(), agency.changes({ area: 'contact' })])
  return { contact, changes }
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readForm(request)
  const { agency } = context.get(apiContext)
  const restored = await restoreChange(agency, sent)
  if (restored) return restored
  const { contact, typed } = readContactForm(sent)
  try {
    await agency.setContact(contact)
    return { done: 'Saved. Your contact page shows it now.' }
  } catch (error) {
    return failedForm(error, typed)
  }
}

type ContactFormProps = { loaderData: Route.ComponentProps['loaderData']; answer: Route.ComponentProps['actionData'] }

function ContactForm({ loaderData: { contact }, answer }: ContactFormProps) {
  const form = useFields(answer, checkFor('contactDetails'))
  const typed = answer && 'typed' in answer ? answer.typed : null
  const values = typed ?? fieldsOf(contact)
  const rows = { form, values }
  return (
    <Form {...form.events} method="post" className={css.form} noValidate>
      <FormError outcome={form.outcome} />
      <DetailSection title={labels.days} help="Leave both times empty on days when you are closed.">
        <div className={css.days}>
          {weekdays.map((day, at) => (
            <div key={day} className={css.day}>
              <span>{day}</span>
              {(['from', 'to'] as const).map((end) => {
                const name = `days.${at}.${end}`
                return (
                  <TextInput
                    key={end}
                    type="time"
                    aria-label={`${day}, ${end === 'from' ? 'opens' : 'closes'}`}
                    {...form.field(name, values[name])}
                  />
                )
              })}
            </div>
          ))}
        </div>
      </DetailSection>
      <DetailSection title={labels.holidays} help="Days with other hours. Past ones are no longer shown to visitors.">
        <ContactRows {...rows} list="holidays" add="Add a holiday" count={countRows(values, 'holidays')} most={40} />
      </DetailSection>
      <DetailSection title={labels.socials} help="Links under “Follow us”.">
        <ContactRows {...rows} list="socials" add="Add a link" count={countRows(values, 'socials')} most={12} />
      </DetailSection>
      <DetailSection
        title={labels.categories}
        help="The message form offers them. A message goes to the e-mail address of its kind, or to the agency’s."
      >
        <ContactRows {...rows} list="categories" add="Add a kind" count={countRows(values, 'categories')} most={12} />
      </DetailSection>
      <div>
        <ActionButton>Save</ActionButton>
      </div>
    </Form>
  )
}

/** Working hours, holidays, social links and kinds of enquiries of the agency. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, changes } = loaderData
  const mayChange = useMay('agency:write')
  const hours = openingHours(contact)
  return (
    <FormSettings
      answer={actionData}
      left="The contact page stays as it was."
      title="Contact"
      context="When and how customers reach you. The contact page of your website shows it instead of the texts of its own block."
      width="text"
      sections={
        mayChange
          ? []
          : [
              {
                title: labels.days,
                content:
                  hours.length > 0 ? (
                    <SummaryList rows={hours.map(({ label, hours: value }) => ({ label, value }))} />
                  ) : (
                    <p>No hours yet.</p>
                  ),
              },
            ]
      }
    >
      {/* A new form for a new answer: rows are numbered anew. */}
      {mayChange && <ContactForm key={JSON.stringify([actionData, contact])} loaderData={loaderData} answer={actionData} />}
      <ChangeHistory changes={changes} labels={labels} current={contact} says={contactSays} />
    </FormSettings>
  )
}
