import css from './mail.module.css'

/** Mails name the address of our pictures in full, which this page may not load; every host of the product has them. */
const withOwnPictures = (html: string): string => html.replaceAll(/src="https?:\/\/[^/"]+(?=\/media\/)/g, 'src="')

/** Someone else's markup, shown without scripts, forms or links into this page; the frame's own policy says so again. */
export function MailFrame({ html, subject }: { html: string; subject: string }) {
  return (
    <iframe
      className={css.frame}
      title={`E-mail: ${subject}`}
      srcDoc={withOwnPictures(html)}
      sandbox=""
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  )
}
