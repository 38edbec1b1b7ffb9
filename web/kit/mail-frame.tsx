import css from './mail-frame.module.css'

/** Mails have absolute addresses of our pictures, which this page may not load; every host of the product has them, so the path is enough. */
const withOwnPictures = (html: string): string => html.replaceAll(/src="https?:\/\/[^/"]+(?=\/media\/)/g, 'src="')

/** A mail's markup, shown without scripts and forms; the frame's own policy repeats that. `width`: in pixels; default: the width of its place. */
export const MailFrame = ({ html, subject, width }: { html: string; subject: string; width?: number }) => (
  <iframe
    className={css.frame}
    style={width ? { width: `${width}px` } : undefined}
    title={`E-mail: ${subject}`}
    srcDoc={withOwnPictures(html)}
    sandbox=""
    loading="lazy"
    referrerPolicy="no-referrer"
  />
)
