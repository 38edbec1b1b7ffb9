import { Form } from 'react-router'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { Textarea } from '../../kit/form/textarea.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { FormSettings } from '../../kit/form-settings.tsx'
import { useMay } from '../../session.ts'
import type { Route } from './+types/policy'
import { ChangeHistory } from './change-history.tsx'
import { restoreChange } from './restore-change.ts'
import css from './settings.module.css'

export const meta: Route.MetaFunction = () => [{ title: 'Terms for customers' }]

export async function loader({ context }: Route.LoaderArgs) {
  const { agency } = context.get(apiContext)
  const [terms, changes] = await Promise.all([agency.terms(), agency.changes({ area: 'terms' })])
  return { terms, changes }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { agency } = context.get(apiContext)
  const restored = await restoreChange(agency, typed)
  if (restored) return restored
  try {
    const { version, text } = await agency.setTerms({ text: typed.text ?? '' })
    return { done: text === '' ? 'Saved. The checkout shows no terms.' : `Saved as version ${version}.` }
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** The agency's own terms, which customers read at the checkout. */
export default function Policy({ loaderData: { terms, changes }, actionData }: Route.ComponentProps) {
  const mayChange = useMay('agency:write')
  const form = useFields(actionData, checkFor('customerTerms'))
  return (
    <FormSettings
      answer={actionData}
      left="The terms stay as they were."
      title="Terms for customers"
      context="Your own terms, beside the button that pays on your website."
      width="text"
      sections={[
        {
          title: terms.text === '' ? 'No terms yet' : `Version ${terms.version}`,
          help: 'Each order of a customer stores the version that was shown. Leave it empty to show none.',
          content: mayChange ? (
            <Form {...form.events} method="post" className={css.wide} noValidate>
              <FormError outcome={form.outcome} labels={{ text: 'Terms' }} />
              <Textarea label="Terms" rows={12} maxRows={30} maxLength={8_000} {...form.field('text', terms.text)} />
              <ActionButton>Save as a new version</ActionButton>
            </Form>
          ) : (
            <p style={{ whiteSpace: 'pre-line' }}>{terms.text || 'Your agency shows no terms of its own.'}</p>
          ),
        },
      ]}
    >
      <ChangeHistory changes={changes} labels={{ text: 'The text', version: 'Version' }} current={{ text: terms.text }} />
    </FormSettings>
  )
}
