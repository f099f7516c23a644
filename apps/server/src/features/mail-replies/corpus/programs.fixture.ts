import type { Answer } from './answers.fixture.ts';
import { type Charset, type Encoding, encodeHeader, writePart } from './write-mail.fixture.ts';

/** The mail that is answered, as a program has it. */
export interface AnsweredMail {
  readonly address: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Program {
  readonly name: string;
  readonly charset: Charset;
  readonly encoding: Encoding;
  readonly plain: (answer: Answer, mail: AnsweredMail) => string;
  /** Null: the program sends plain text alone. */
  readonly html: ((answer: Answer, mail: AnsweredMail) => string) | null;
  readonly isFlowed?: boolean;
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : `> ${line}`).trimEnd())
    .join('\n');
/** What stands in the body of our own mail, as programs put it into theirs. */
const bodyOf = (html: string) =>
  html.slice(html.indexOf('<body'), html.indexOf('</body>')).replace('<body', '<div');
const divs = (text: string) =>
  text
    .split('\n')
    .map((line) => `<div>${line === '' ? '<br>' : escapeHtml(line)}</div>`)
    .join('');
const breaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');
const paragraphs = (text: string, attributes = '') =>
  text
    .split('\n\n')
    .map((part) => `<p${attributes}>${breaks(part)}</p>`)
    .join('');
/** Lines of 76 characters, as programs break plain text that is not flowed. */
const wrapped = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/(.{1,76})(?: |$)/gu, '$1\n').trimEnd())
    .join('\n');

const day = 'lun. 30 nov. 2026 à 10:12';

export const programs: readonly Program[] = [
  {
    name: 'Gmail',
    charset: 'utf-8',
    encoding: 'quoted-printable',
    plain: ({ text, below = '' }, { address, text: mail }) =>
      `${wrapped(text)}\n\n-- \nCabinet Trait Neuf\n\nLe ${day}, Mitoyen <\n${address}> a écrit :\n\n${quoted(mail)}\n\n${below}`,
    html: ({ text, below = '' }, { address, html }) =>
      `<div dir="ltr">${divs(text)}</div><div><br clear="all"></div><div><br></div><span class="gmail_signature_prefix">-- </span><br><div dir="ltr" class="gmail_signature" data-smartmail="gmail_signature"><div dir="ltr">Cabinet Trait Neuf</div></div><br><div class="gmail_quote gmail_quote_container"><div dir="ltr" class="gmail_attr">Le ${day}, Mitoyen &lt;<a href="mailto:${address}">${address}</a>&gt; a écrit :<br></div><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">${bodyOf(html)}</blockquote></div>${divs(below)}`,
  },
  {
    name: 'Outlook (français)',
    charset: 'windows-1252',
    encoding: 'quoted-printable',
    plain: ({ text, below = '' }, { address, subject, text: mail }) =>
      `${text}\n\n \n\nDe : Mitoyen <${address}> \nEnvoyé : lundi 30 novembre 2026 10:12\nÀ : destinataire@exemple.fr\nObjet : ${subject}\n\n \n\n${mail}\n${below}`,
    html: ({ text, below = '' }, { address, subject, html }) =>
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body lang="FR"><div class="WordSection1">${text
        .split('\n')
        .map(
          (line) =>
            `<p class="MsoNormal"><span>${line === '' ? '<o:p>&nbsp;</o:p>' : `${escapeHtml(line)}<o:p></o:p>`}</span></p>`,
        )
        .join(
          '',
        )}<p class="MsoNormal"><o:p>&nbsp;</o:p></p><div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b>De :</b> Mitoyen &lt;${address}&gt; <br><b>Envoyé :</b> lundi 30 novembre 2026 10:12<br><b>À :</b> destinataire@exemple.fr<br><b>Objet :</b> ${escapeHtml(subject)}<o:p></o:p></p></div></div><p class="MsoNormal"><o:p>&nbsp;</o:p></p>${bodyOf(html)}${paragraphs(below, ' class="MsoNormal"')}</div></body></html>`,
  },
  {
    name: 'Outlook (English)',
    charset: 'utf-8',
    encoding: 'base64',
    plain: ({ text, below = '' }, { address, subject, text: mail }) =>
      `${text}\n\nGet Outlook for iOS<https://aka.ms/o0ukef>\n________________________________\nFrom: Mitoyen <${address}>\nSent: Monday, November 30, 2026 10:12:04 AM\nTo: destinataire@exemple.fr <destinataire@exemple.fr>\nSubject: ${subject}\n\n${mail}\n${below}`,
    html: ({ text, below = '' }, { address, subject, html }) =>
      `<html><head></head><body><div style="font-family: Aptos; font-size: 12pt;" class="elementToProof">${divs(text)}</div><div id="ms-outlook-mobile-signature" dir="ltr"><div><br></div>Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div><div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1"><div id="divRplyFwdMsg" dir="ltr"><font face="Calibri, sans-serif"><b>From:</b> Mitoyen &lt;${address}&gt;<br><b>Sent:</b> Monday, November 30, 2026 10:12 AM<br><b>To:</b> destinataire@exemple.fr &lt;destinataire@exemple.fr&gt;<br><b>Subject:</b> ${escapeHtml(subject)}</font><div>&nbsp;</div></div>${bodyOf(html)}${divs(below)}</body></html>`,
  },
  {
    name: 'Apple Mail',
    charset: 'utf-8',
    encoding: 'quoted-printable',
    isFlowed: true,
    plain: ({ text, below = '' }, { address, text: mail }) =>
      `${text}\n\nEnvoyé de mon iPhone\n\n> Le 30 nov. 2026 à 10:12, Mitoyen <${address}> a écrit :\n> \n${quoted(mail)}\n\n${below}`,
    html: ({ text, below = '' }, { address, html }) =>
      `<html><head></head><body dir="auto">${divs(text)}<br id="lineBreakAtBeginningOfSignature"><div dir="ltr">Envoyé de mon iPhone</div><div dir="ltr"><br><blockquote type="cite">Le 30 nov. 2026 à 10:12, Mitoyen &lt;${address}&gt; a écrit :<br><br></blockquote></div><blockquote type="cite"><div dir="ltr">﻿${bodyOf(html)}</div></blockquote>${divs(below)}</body></html>`,
  },
  {
    name: 'Orange',
    charset: 'utf-8',
    encoding: 'base64',
    plain: ({ text, below = '' }, { address, subject, text: mail }) =>
      `${text}\n\n\n> Message du 30/11/26 10:12\n> De : "Mitoyen" <${address}>\n> A : destinataire@exemple.fr\n> Copie à : \n> Objet : ${subject}\n> \n${quoted(mail)}\n${below}`,
    html: ({ text, below = '' }, { address, subject, html }) =>
      `${paragraphs(text)}<p>&nbsp;</p><p>&nbsp;</p><blockquote style="margin: 0px 0px 0px 5px; padding: 0px 0px 0px 5px; border-left: 2px solid #ff0000;">&gt; Message du 30/11/26 10:12<br>&gt; De : "Mitoyen" &lt;${address}&gt;<br>&gt; A : destinataire@exemple.fr<br>&gt; Copie à : <br>&gt; Objet : ${escapeHtml(subject)}<br>&gt; ${bodyOf(html)}</blockquote>${paragraphs(below)}`,
  },
  {
    name: 'Free',
    charset: 'utf-8',
    encoding: 'quoted-printable',
    plain: ({ text, below = '' }, { address, subject, text: mail }) =>
      `${text}\n\n\nDe: "Mitoyen" <${address}>\nÀ: "destinataire" <destinataire@exemple.fr>\nEnvoyé: Lundi 30 Novembre 2026 10:12:04\nObjet: ${subject}\n\n${mail}\n${below}`,
    html: ({ text, below = '' }, { address, subject, html }) =>
      `<html><body><div style="font-family: arial, helvetica, sans-serif; font-size: 12pt; color: #000000">${divs(text)}<div><br></div><hr id="zwchr" data-marker="__DIVIDER__"><div data-marker="__HEADERS__"><b>De: </b>"Mitoyen" &lt;${address}&gt;<br><b>À: </b>"destinataire" &lt;destinataire@exemple.fr&gt;<br><b>Envoyé: </b>Lundi 30 Novembre 2026 10:12:04<br><b>Objet: </b>${escapeHtml(subject)}<br></div><div><br></div><div data-marker="__QUOTED_TEXT__">${bodyOf(html)}</div>${divs(below)}</div></body></html>`,
  },
  {
    name: 'La Poste',
    charset: 'iso-8859-15',
    encoding: 'quoted-printable',
    plain: ({ text, below = '' }, { address, text: mail }) =>
      `${wrapped(text)}\n\nLe lundi 30 novembre 2026 à 10:12, "Mitoyen" <${address}> a écrit :\n\n${quoted(mail)}\n${below}`,
    html: null,
  },
  {
    name: 'Android (Samsung)',
    charset: 'utf-8',
    encoding: 'base64',
    plain: ({ text, below = '' }, { address, subject, text: mail }) =>
      `${text}\n\nEnvoyé depuis mon smartphone Samsung Galaxy.\n\n-------- Message d’origine --------\nDe : Mitoyen <${address}>\nDate : 30/11/2026  10:12  (GMT+01:00)\nÀ : destinataire@exemple.fr\nObjet : ${subject}\n\n${mail}\n${below}`,
    html: ({ text, below = '' }, { address, subject, html }) =>
      `<html><head></head><body dir="auto">${divs(text)}<div dir="auto"><br></div><div id="composer_signature" dir="auto"><div style="font-size:12px;color:#575757" dir="auto">Envoyé depuis mon smartphone Samsung Galaxy.</div></div><div dir="auto"><br></div><div><br></div><div align="left" dir="auto" style="font-size:100%;color:#000000"><div>-------- Message d'origine --------</div><div>De : Mitoyen &lt;${address}&gt;</div><div>Date : 30/11/2026 10:12 (GMT+01:00)</div><div>À : destinataire@exemple.fr</div><div>Objet : ${escapeHtml(subject)}</div><div><br></div></div>${bodyOf(html)}${divs(below)}</body></html>`,
  },
];

/** An answer as this program writes it. `from` is the author's address. */
export function writeAnswer(program: Program, answer: Answer, mail: AnsweredMail, from: string): Buffer {
  const { charset, encoding } = program;
  const boundary = '=_mitoyen-corpus';
  const plain = writePart('text/plain', program.plain(answer, mail), {
    charset,
    encoding,
    ...(program.isFlowed && { isFlowed: true }),
  });
  const html = program.html?.(answer, mail);
  const head = [
    `From: ${encodeHeader(answer.author)} <${from}>`,
    `To: <${mail.address}>`,
    `Subject: ${encodeHeader(`Re: ${mail.subject}`)}`,
    'Date: Mon, 30 Nov 2026 11:00:00 +0100',
    `Message-ID: <${encodeURIComponent(program.name)}.${encodeURIComponent(answer.name)}@exemple.fr>`,
    'MIME-Version: 1.0',
  ];
  if (html === undefined) return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n`), plain]);
  return Buffer.concat([
    Buffer.from(
      `${head.join('\r\n')}\r\nContent-Type: multipart/alternative; boundary="${boundary}"\r\n\r\n--${boundary}\r\n`,
    ),
    plain,
    Buffer.from(`\r\n--${boundary}\r\n`),
    writePart('text/html', html, { charset, encoding }),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
}
