import { useEffect, useRef, useState } from 'react'
import { referralWords } from '#app/copy/referral.ts'
import { useWords } from '#app/copy/use-words.ts'
import button from '#app/ui/button.module.css'
import styles from './sent.module.css'

/** Confirms the invitation and shows its code and link. Takes the focus from the form that it replaces. */
export function Sent({ sent, onAnother }: { sent: { code?: string; link?: string }; onAnother: () => void }) {
  const t = useWords(referralWords)
  const title = useRef<HTMLHeadingElement>(null)
  const [copyResult, setCopyResult] = useState<'done.copied' | 'done.not-copied' | null>(null)
  useEffect(() => title.current?.focus(), [])
  const { code, link } = sent
  const copyLink = (text: string) => {
    // without TLS there is no clipboard
    if (!navigator.clipboard) return setCopyResult('done.not-copied')
    void navigator.clipboard.writeText(text).then(
      () => setCopyResult('done.copied'),
      () => setCopyResult('done.not-copied'),
    )
  }
  return (
    <section className={styles.sent}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('done.title')}
      </h2>
      <p>{t(link ? 'done.text' : 'done.text-only')}</p>
      {code && link ? (
        <dl className={styles.pass}>
          <dt>{t('done.code')}</dt>
          <dd className={styles.code}>{code}</dd>
          <dt>{t('done.link')}</dt>
          <dd className={styles.link}>
            <a href={link}>{link}</a>
          </dd>
        </dl>
      ) : null}
      <div className={styles.actions}>
        {link ? (
          <button type="button" className={button.primary} onClick={() => copyLink(link)}>
            {t('done.copy')}
          </button>
        ) : null}
        <button type="button" className={button.secondary} onClick={onAnother}>
          {t('done.another')}
        </button>
      </div>
      <p role="status" className={styles.copied}>
        {copyResult ? t(copyResult) : null}
      </p>
    </section>
  )
}
