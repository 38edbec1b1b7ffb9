/** A script that comes once the page is painted; the page's first script (contract/session/first-script.ts) brings it. */
export const LaterScript = ({ src }: { src: string }) => <script type="text/later" data-src={src} />
