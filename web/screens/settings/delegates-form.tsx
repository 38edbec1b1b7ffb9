import { Form, type RouterContextProvider } from 'react-router'
import type { Delegates } from '#contract/team/delegates.ts'
import { apiContext } from '../../context.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { failedForm } from '../../kit/form/outcome.ts'
import css from './settings.module.css'
import { DelegateTicks } from './team/delegate-ticks.tsx'

/** The answer of the page's action to this form. */
export async function saveDelegates(context: Readonly<RouterContextProvider>, form: FormData) {
  try {
    await context.get(apiContext).delegates.setOwn({ delegates: form.getAll('delegate').map(String) })
    return { done: 'Saved.', currency: null }
  } catch (error) {
    return failedForm(error, { intent: 'delegates' })
  }
}

/** Who may sell for the member. */
export const DelegatesForm = ({ delegates: { delegates }, of }: { delegates: Delegates; of: string | undefined }) => (
  <Form method="post" className={css.form}>
    <DelegateTicks key={delegates.map(({ id }) => id).join()} legend="May sell for you" chosen={delegates} of={of} />
    <ActionButton name="intent" value="delegates">
      Save
    </ActionButton>
  </Form>
)
