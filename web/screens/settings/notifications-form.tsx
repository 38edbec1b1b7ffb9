import { Form } from 'react-router'
import type { NotificationMatrix } from '#contract/account/notifications.ts'
import { type Channel, channels, notificationGroups } from '#domain/notifications/notification-kinds.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import css from './notifications-form.module.css'

const channelWords: Record<Channel, string> = {
  inApp: 'In the portal',
  browser: 'Browser',
  email: 'E-mail',
  digest: 'Daily digest',
}
/** On phones the channels stand beside each other. */
const shortWords: Record<Channel, string> = { inApp: 'Portal', browser: 'Browser', email: 'E-mail', digest: 'Digest' }

/** Kinds of events by channels. */
export function NotificationsForm({ matrix }: { matrix: NotificationMatrix }) {
  const groups = notificationGroups
    .map((title) => ({ title, rows: matrix.filter(({ group }) => group === title) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <Form method="post" className={css.form}>
      {groups.map(({ title, rows }) => (
        <table key={title} className={css.table}>
          <thead>
            <tr>
              <th scope="col">{title}</th>
              {channels.map((channel) => (
                <th key={channel} scope="col" className={css.channel}>
                  {channelWords[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.kind}>
                <th scope="row">
                  <span className={css.label}>{row.label}</span>
                  <span className={css.help}>{row.help}</span>
                </th>
                {channels.map((channel) => (
                  <td key={channel} className={css.channel}>
                    <label className={css.tick}>
                      <span className={css.name}>{shortWords[channel]}</span>
                      <input
                        type="checkbox"
                        name={`${row.kind}.${channel}`}
                        defaultChecked={row[channel]}
                        aria-label={`${row.label}: ${channelWords[channel]}`}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
      <ActionButton name="intent" value="notifications">
        Save
      </ActionButton>
    </Form>
  )
}
