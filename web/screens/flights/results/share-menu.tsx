import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import { IconLink, IconMail, IconShare2 } from '@tabler/icons-react'
import { toast } from '../../../kit/toast.ts'

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href)
    toast.done('Whoever opens it in your agency sees this search with these filters.', 'The link is copied')
  } catch {
    toast.failed('Copy the address of this page instead.', 'The browser did not let it be copied')
  }
}

/** The search as a link for colleagues, or its first flights as a mail for a customer. */
export function ShareMenu({ onMail, canMail }: { onMail: () => void; canMail: boolean }) {
  return (
    <Menu position="bottom-end" shadow="md">
      <Menu.Target>
        <Button variant="default" size="sm" leftSection={<IconShare2 size={16} stroke={1.5} aria-hidden="true" />}>
          Share
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink size={16} stroke={1.5} aria-hidden="true" />} onClick={copyLink}>
          Copy the link, filters included
        </Menu.Item>
        <Menu.Item leftSection={<IconMail size={16} stroke={1.5} aria-hidden="true" />} disabled={!canMail} onClick={onMail}>
          Mail flights to a customer
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
