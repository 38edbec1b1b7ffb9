import css from './mail.module.css'

/** Someone else's markup, shown without scripts, forms or links into this page; the frame's own policy says so again. */
export function MailFrame({ html, subject }: { html: string; subject: string }) {
  return (
    <iframe
      className={css.frame}
      title={`E-mail: ${subject}`}
      srcDoc={html}
      sandbox=""
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  )
}
