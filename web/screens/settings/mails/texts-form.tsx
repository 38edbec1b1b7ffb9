import { useState } from 'react'
import { Form } from 'react-router'
import type { MailTemplateDetail } from '#contract/mail/mail-templates.ts'
import { checkFor } from '../../../form-checks.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { LeaveGuard } from '../../../kit/leave-guard.tsx'
import type { MailOutcome } from './act-on-mail.ts'
import css from './texts-form.module.css'

const labels = { subject: 'Subject', heading: 'Heading', opening: 'Opening text', closing: 'Closing text' }
const names = Object.keys(labels) as (keyof typeof labels)[]

type Props = { mail: MailTemplateDetail; answer: MailOutcome | FormOutcome | undefined }

/** The texts of a mail with the variables that they may have. */
export function TextsForm({ mail, answer }: Props) {
  const [isChanged, setIsChanged] = useState(false)
  const form = useFields(answer, checkFor('mailWords'))
  const start = answer && 'typed' in answer && 'done' in answer ? answer.typed : mail.words
  const compare = (element: HTMLFormElement) => {
    const typed = new FormData(element)
    setIsChanged(names.some((name) => String(typed.get(name)).replaceAll('\r\n', '\n') !== mail.words[name]))
  }
  return (
    <Form
      {...form.events}
      onInput={(event) => {
        form.events.onInput(event)
        compare(event.currentTarget)
      }}
      method="post"
      className={css.form}
      noValidate
      preventScrollReset
    >
      <LeaveGuard isChanged={isChanged}>The mail keeps the text that it had.</LeaveGuard>
      <FormError outcome={form.outcome} labels={labels} />
      <input type="hidden" name="seen" value={mail.version} />
      <TextInput label={labels.subject} maxLength={160} {...form.field('subject', start.subject)} />
      <TextInput label={labels.heading} maxLength={160} {...form.field('heading', start.heading)} />
      <Textarea label={labels.opening} rows={4} maxLength={2000} {...form.field('opening', start.opening)} />
      <Textarea label={labels.closing} rows={3} maxLength={2000} {...form.field('closing', start.closing)} />
      <Variables variables={mail.variables} />
      <div className="button-row">
        <ActionButton name="intent" value="save">
          Save
        </ActionButton>
        <ActionButton name="intent" value="preview" variant="default">
          Preview
        </ActionButton>
        <ActionButton name="intent" value="test" variant="default">
          Send a test to me
        </ActionButton>
      </div>
    </Form>
  )
}

const Variables = ({ variables }: Pick<MailTemplateDetail, 'variables'>) => (
  <div className={css.variables}>
    <p className={css.title}>Variables of this mail</p>
    <dl className={css.list}>
      {variables.map(({ name, says, sample }) => (
        <div key={name}>
          <dt>
            <code>{`{{${name}}}`}</code>
          </dt>
          <dd>
            {says}
            {sample && <span className={css.sample}>{sample}</span>}
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
