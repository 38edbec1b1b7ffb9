import { IconEye } from '@tabler/icons-react'
import { Form, href } from 'react-router'
import { type OrderScope, scopeWords } from '#domain/team/order-scopes.ts'
import { ActionButton } from '../kit/form/action-button.tsx'
import css from './preview-bar.module.css'

/** Above every screen of the portal while a member sees it as another role. */
export const PreviewBar = ({ role, scope }: { role: string; scope: OrderScope }) => (
  <aside className={css.bar} aria-label="Preview of a role" data-no-print>
    <IconEye size={16} stroke={1.5} aria-hidden="true" />
    <p className={css.text}>
      You see the portal as <b>{role}</b>, who reaches {scopeWords[scope].name.toLowerCase()}. What the role may not do is
      refused.
    </p>
    <Form method="post" action={href('/settings/roles')}>
      <ActionButton name="intent" value="stop-preview" variant="default" size="xs">
        Stop preview
      </ActionButton>
    </Form>
  </aside>
)
