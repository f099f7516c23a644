import { usePageConfig } from '../../core/pages/page-config.ts';
import { paths } from '../../paths.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/link.tsx';
import { Caption } from '../../ui/page.tsx';
import { HeroDrawing } from './hero-drawing.tsx';
import { homeContent } from './home.content.ts';
import aboutStyles from './home-about.module.css';
import heroStyles from './home-hero.module.css';
import { HomeSearch } from './home-search.tsx';
import testimonialsStyles from './home-testimonials.module.css';

export function HomeHero() {
  const { caption, title, lead } = homeContent.hero;
  return (
    <section className={heroStyles.hero}>
      <div className={heroStyles.text}>
        <Caption>{caption}</Caption>
        <h1 className={heroStyles.title}>{title}</h1>
        <p className={heroStyles.lead}>{lead}</p>
        <HomeSearch />
      </div>
      <div className={heroStyles.drawing}>
        <HeroDrawing />
      </div>
    </section>
  );
}

export function HomeAbout() {
  const { about } = homeContent;
  const { homeFigures } = usePageConfig();
  return (
    <section className={aboutStyles.about} aria-labelledby="a-propos">
      <div className={aboutStyles.text}>
        <h2 id="a-propos">{about.title}</h2>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <Link className={aboutStyles.more} to={paths.about()}>
            {about.more}
          </Link>
        </p>
      </div>
      {homeFigures.length > 0 && (
        <dl className={aboutStyles.stats}>
          {homeFigures.map(({ value, label }) => (
            <div key={label} className={aboutStyles.stat}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

export function HomeTestimonials() {
  const { title, quotes } = homeContent.testimonials;
  return (
    <section className={testimonialsStyles.testimonials} aria-labelledby="temoignages">
      <div className={testimonialsStyles.inner}>
        <h2 id="temoignages">{title}</h2>
        <ul className={testimonialsStyles.quotes}>
          {quotes.map((quote) => (
            <li key={quote.name}>
              <figure className={testimonialsStyles.quote}>
                <blockquote>
                  <p>{`«\u202f${quote.text}\u202f»`}</p>
                </blockquote>
                <figcaption className={testimonialsStyles.author}>
                  <Avatar name={quote.name} size="small" />
                  <span data-apart>
                    <span className={testimonialsStyles.name}>{quote.name}</span>
                    <span className={testimonialsStyles.title}>{quote.title}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
