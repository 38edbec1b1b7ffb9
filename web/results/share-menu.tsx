import { IconLink, IconMail, IconShare2 } from '@tabler/icons-react'
import { Panel } from '../kit/panel.tsx'
import list from '../kit/panel-rows.module.css'
import { toast } from '../kit/toast.ts'
import css from './share-menu.module.css'

async function copyLink() {
  try {
    const link = new URL(location.href)
    link.searchParams.delete('edit')
    await navigator.clipboard.writeText(link.href)
    toast.done('Everyone who opens it in your agency sees this search with these filters.', 'The link is copied')
  } catch {
    toast.failed('Copy the address of this page instead.', 'The browser did not let it be copied')
  }
}

const face = (
  <>
    <IconShare2 size={16} stroke={1.5} aria-hidden="true" />
    <span className={css.word}>Share</span>
  </>
)

type Props = {
  /** Mails the first results to a customer: `Mail flights to a customer`. */
  mail?: { label: string; isReady: boolean; onMail: () => void }
}

/** Shares the search as a link for colleagues, or the first results by mail to a customer. */
export function ShareMenu({ mail }: Props) {
  return (
    <Panel label="Share" width={264} button={{ className: `plain-button ${css.share}`, children: face }}>
      {(close) => {
        const choose = (act: () => void) => () => {
          close()
          act()
        }
        return (
          <div className={list.rows}>
            <button type="button" className={list.row} onClick={choose(copyLink)}>
              <IconLink size={16} stroke={1.5} aria-hidden="true" />
              Copy the link, filters included
            </button>
            {mail && (
              <button type="button" className={list.row} disabled={!mail.isReady} onClick={choose(mail.onMail)}>
                <IconMail size={16} stroke={1.5} aria-hidden="true" />
                {mail.label}
              </button>
            )}
          </div>
        )
      }}
    </Panel>
  )
}
