import { IconBrandFacebook, IconBrandWhatsapp, IconBrandX, IconExternalLink, IconMail, type IconProps } from '@tabler/icons-react'
import { type ComponentType, Fragment } from 'react'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import css from './share.module.css'
import { shareLinks, spoken } from './words.ts'

const icons: Record<string, ComponentType<IconProps>> = {
  WhatsApp: IconBrandWhatsapp,
  'E-mail': IconMail,
  Facebook: IconBrandFacebook,
  X: IconBrandX,
}

/** The address: to copy, open or share. */
export function AddressShare({ address, name }: { address: string; name: string }) {
  return (
    <>
      <div className={css.address}>
        <span className={css.name}>
          {spoken(address)
            .split(/(?<=\.)/)
            .map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
        </span>
        <CopyButton value={address} what="address" />
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          variant="default"
          rightSection={<IconExternalLink size={16} stroke={1.5} aria-hidden="true" />}
        >
          Open
        </Button>
      </div>
      <ul className={css.share} aria-label="Pass it on">
        {shareLinks(address, name).map(({ label, to }) => {
          const Icon = icons[label] ?? IconExternalLink
          return (
            <li key={label}>
              <a className={css.link} href={to} target="_blank" rel="noopener noreferrer">
                <Icon size={16} stroke={1.5} aria-hidden="true" />
                {label}
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}
