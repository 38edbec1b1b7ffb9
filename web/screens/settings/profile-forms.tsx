import { Form, useFetcher } from 'react-router'
import type { Profile } from '#contract/account/profile.ts'
import { checkFor } from '../../form-checks.ts'
import { Face } from '../../kit/face.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { PasswordInput } from '../../kit/form/password-input.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { ImageDrop } from '../../kit/image-drop.tsx'
import css from './settings.module.css'

type Props = { profile: Profile; answer: FormOutcome | undefined }

const personLabels = { name: 'Name', phone: 'Phone' }

/** Name and phone. */
export function PersonForm({ profile, answer }: Props) {
  const form = useFields(answer, checkFor('person'))
  return (
    <Form {...form.events} method="post" className={css.form} noValidate>
      <FormError outcome={form.outcome} labels={personLabels} />
      <TextInput label={personLabels.name} autoComplete="name" {...form.field('name', profile.name)} />
      <TextInput
        label={personLabels.phone}
        description="For colleagues; customers do not see it"
        type="tel"
        autoComplete="tel"
        {...form.field('phone', profile.phone)}
      />
      <ActionButton name="intent" value="person">
        Save
      </ActionButton>
    </Form>
  )
}

/** The photo is saved as soon as it is chosen. */
export function PhotoForm({ profile: { name, photo } }: Pick<Props, 'profile'>) {
  const upload = useFetcher<{ done: string } | FormOutcome>()
  const failed = upload.data && 'failure' in upload.data ? upload.data.failure.body : null
  const send = (file: File) => {
    const body = new FormData()
    body.set('intent', 'photo')
    body.set('file', file)
    void upload.submit(body, { method: 'post', encType: 'multipart/form-data' })
  }
  return (
    <div className={css.photo}>
      <Face name={name} photo={photo} size={72} />
      <div>
        <ImageDrop
          title={photo ? 'Drop another photo here' : 'Drop a photo here'}
          hint="A square picture of your face suits best."
          onPicture={send}
          problem={failed}
          isBusy={upload.state !== 'idle'}
        />
        {photo && (
          <Form method="post">
            <ActionButton name="intent" value="remove-photo" variant="subtle">
              Remove the photo
            </ActionButton>
          </Form>
        )}
      </div>
    </div>
  )
}

const passwordLabels = { currentPassword: 'Current password', newPassword: 'New password' }

/** Another password; the other devices are signed out. */
export function PasswordForm({ answer, profile }: Props) {
  const form = useFields(answer, checkFor('changePassword'))
  return (
    <Form {...form.events} method="post" className={css.form} noValidate>
      <FormError outcome={form.outcome} labels={passwordLabels} />
      <input type="hidden" name="username" value={profile.email} autoComplete="username" />
      <PasswordInput label={passwordLabels.currentPassword} autoComplete="current-password" {...form.field('currentPassword')} />
      <PasswordInput
        label={passwordLabels.newPassword}
        description="At least 10 characters"
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <ActionButton name="intent" value="password">
        Change the password
      </ActionButton>
    </Form>
  )
}
