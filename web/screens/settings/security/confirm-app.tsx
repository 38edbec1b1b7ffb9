import { Form } from 'react-router'
import { checkFor } from '../../../form-checks.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { QrCode } from '../../../kit/qr-code.tsx'
import css from './security.module.css'
import { CancelLink } from './password-form.tsx'

type Props = { setup: { secret: string; uri: string }; answer: FormOutcome | undefined }

const labels = { code: 'Code of six digits' }

/** In groups of four, as people type it. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret

/** The secret as a QR code and as text, and the field for the first code. */
export function ConfirmApp({ setup: { secret, uri }, answer }: Props) {
  const form = useFields(answer, checkFor('factorCode'))
  return (
    <Form {...form.events} method="post" className={css.scan} noValidate>
      <QrCode text={uri} label="QR code for the authenticator app" className={css.qr} />
      <div className={css.beside}>
        <div>
          <p className={css.facts}>No camera? Enter this key in the app:</p>
          <p className={css.secret}>
            <code>{inGroups(secret)}</code>
            <CopyButton value={secret} what="key" />
          </p>
        </div>
        <input type="hidden" name="secret" value={secret} />
        <input type="hidden" name="uri" value={uri} />
        <FormError outcome={form.outcome} labels={labels} />
        <TextInput
          label={labels.code}
          description="That the app shows for Tradewind"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          autoFocus
          {...form.field('code')}
        />
        <div className={css.buttons}>
          <ActionButton name="intent" value="confirm">
            Turn on
          </ActionButton>
          <CancelLink />
        </div>
      </div>
    </Form>
  )
}
